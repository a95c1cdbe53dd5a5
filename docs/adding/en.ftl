tagline = Twelve cards, and never enough high ones.
option-cards = Cards dealt to each

prompt-deal = The cards are being dealt.
prompt-lead = Lead a card.
prompt-follow = Play a card to the trick.
prompt-wait = The other player is to play.
prompt-over = The game is over.
action-play = Play { $card }
board-player = { $name }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}

refusal-chance = Cards are dealt, not chosen.
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = You do not have { $card }.
fault-hand = Each player has two to six cards.
fault-cards = No game comes to these cards.
