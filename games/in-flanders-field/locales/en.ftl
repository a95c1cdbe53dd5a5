game-title = In Flanders Field
