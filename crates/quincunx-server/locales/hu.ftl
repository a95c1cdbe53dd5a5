# Ami a levelekben áll. { $asked } a két utolsó mondat egyike.
mail-confirm-subject = Erősítsd meg az e-mail-címedet
mail-confirm =
    Valaki, valószínűleg te, ezt az e-mail-címet szeretné egy fiókhoz használni itt: { $site }. Ha meg akarod erősíteni, nyisd meg ezt a linket { $time } órán belül:

    { $link }

    { $asked }

    Ha nem te voltál, ne tégy semmit: megerősítés nélkül a címet nem használjuk.
mail-enter-subject = Link a bejelentkezéshez
mail-enter =
    Ezzel a linkkel { $time } percen belül, egyszer bejelentkezhetsz itt: { $site }. Ha elfelejtetted a jelszavadat, ott újat is választhatsz.

    { $link }

    { $asked }

    Ha nem te voltál, ne tégy semmit: a link nélkül senki sem jut be. Ne add tovább.
mail-taken-subject = Az e-mail-címed a tiéd marad
mail-taken =
    Valaki, talán te, egy másik fiókhoz kérte ezt az e-mail-címet itt: { $site }. A cím már a te fiókodhoz tartozik, és nem változott semmi.

    { $asked }

    Bejelentkezéshez itt kérhetsz linket:

    { $link }
mail-gone-subject = A fiókod már nem használja ezt az e-mail-címet
mail-gone =
    Az itteni fiókod ({ $site }) már nem használja ezt az e-mail-címet: megváltoztatták vagy törölték. Több levél nem jön ide.

    { $asked }

    Ha nem te voltál, valaki más bejutott a fiókodba. Egy helyreállító kód mindenki mást kizár: ott válaszd az „Elfelejtetted a jelszót?” gombot. Ha nincs ilyen kódod, jelentkezz be, változtasd meg a jelszavadat, töröld a nem tőled származó azonosítókulcsokat és címet, és készíts új helyreállító kódokat.

    { $link }
mail-asked = A kérés ebből a böngészőből jött: { $device }.
mail-asked-unknown = A kérés ismeretlen böngészőből jött.
