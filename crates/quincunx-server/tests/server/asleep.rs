//! Games that guests have left.

use std::time::Duration;

use serde_json::json;

use crate::accounts::sign_up;
use crate::house::{House, ME, OPEN, seats, two, until};

#[tokio::test]
async fn a_game_that_guests_have_left_is_closed_and_says_so() {
    let test = "a_game_that_guests_have_left_is_closed_and_says_so";
    for house in House::on_each_with(test, |config| config.close_after = Some(Duration::from_secs(1))).await {
        let (anna, bela, left) = two(&house).await;
        let (cili, _, kept) = two(&house).await;
        sign_up(&cili, "Cili").await.good();
        let waits = anna.make(seats(&[ME, OPEN])).await;
        let before = anna.info(&left).await["number"].clone();
        // When somebody has acted is noted in whole seconds, and it is looked at the start.
        tokio::time::sleep(Duration::from_millis(2_100)).await;
        let house = house.restart().await;
        let [anna, bela, cili] = [&anna, &bela, &cili].map(|person| house.again(person));
        until(async || anna.info(&left).await["status"] == "frozen").await;
        for person in [&anna, &bela] {
            let info = person.info(&left).await;
            assert_eq!((&info["closed"], &info["number"], &info["waiting"]), (&json!(""), &before, &json!([])));
            person.act(&left, &before, "stop").await.problem("frozen");
        }
        assert_eq!(cili.info(&kept).await["status"], "playing", "somebody with an account may come back to it");
        assert_eq!(anna.info(&waits).await["status"], "waiting", "it is removed when its time has come");
    }
}
