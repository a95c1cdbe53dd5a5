# To, co stoi w wiadomościach. { $asked } to jedno z dwóch zdań na końcu.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś, zapewne ty, chce używać tego adresu e-mail do konta na { $site }. Aby go potwierdzić, otwórz ten link w ciągu { $time } godzin:

    { $link }

    { $asked }

    Jeśli to nie ty, nic nie rób: niepotwierdzony adres nie jest używany.
mail-enter-subject = Twój link do logowania
mail-enter =
    Ten link loguje cię na { $site }, jeden raz i w ciągu { $time } minut. Jeśli nie pamiętasz hasła, możesz tam wybrać nowe.

    { $link }

    { $asked }

    Jeśli to nie ty, nic nie rób: bez linku nikt nie wejdzie. Nie przekazuj go nikomu.
mail-taken-subject = Twój adres e-mail pozostaje twój
mail-taken =
    Ktoś, może ty, poprosił o ten adres e-mail dla innego konta na { $site }. Adres należy już do twojego konta i nic się nie zmieniło.

    { $asked }

    O link do logowania możesz poprosić tutaj:

    { $link }
mail-gone-subject = Twoje konto nie używa już tego adresu e-mail
mail-gone =
    Twoje konto na { $site } nie używa już tego adresu e-mail: został zmieniony albo usunięty. Więcej wiadomości tu nie przyjdzie.

    { $asked }

    Jeśli to nie ty, ktoś inny dostał się na twoje konto. Kod odzyskiwania wyrzuca wszystkich innych: wybierz tam „Nie pamiętasz hasła?”. Jeśli nie masz kodu, zaloguj się, zmień hasło, usuń klucze dostępu i adres, które nie są twoje, i utwórz nowe kody odzyskiwania.

    { $link }
mail-asked = Prośba przyszła z tej przeglądarki: { $device }.
mail-asked-unknown = Prośba przyszła z nieznanej przeglądarki.
