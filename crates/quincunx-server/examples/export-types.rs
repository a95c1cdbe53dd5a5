//! Writes the TypeScript types of everything that the page receives or sends into a folder (`cargo xtask types`).

use std::process::ExitCode;

use quincunx_server::api;
use ts_rs::{Config, TS};

/// What a board is given as its view: the components in play beside what the observer may know.
macro_rules! shown {
    ($name:ident, $game:ident) => {
        #[derive(TS)]
        #[expect(dead_code, reason = "only the TypeScript is made of it")]
        struct $name {
            #[ts(flatten)]
            components: $game::SeenComponents,
            #[ts(flatten)]
            view: $game::View,
        }
    };
}

shown!(FogView, field_of_glory);
shown!(IffView, in_flanders_field);
shown!(OhView, osok_hajnala);
shown!(PbView, pocket_battles);
shown!(VodView, victory_or_death);

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1).filter(|folder| !folder.starts_with('-')) else {
        eprintln!("Say where to: export-types FOLDER");
        return ExitCode::from(2);
    };
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    let export = || {
        api::ShelfItem::export_all(&config)?;
        api::Start::export_all(&config)?;
        api::NewTable::export_all(&config)?;
        api::TableCreated::export_all(&config)?;
        api::TableInfo::export_all(&config)?;
        api::GivenOptions::export_all(&config)?;
        api::Faults::export_all(&config)?;
        api::TakeSeat::export_all(&config)?;
        api::ReleaseSeat::export_all(&config)?;
        api::TableLeft::export_all(&config)?;
        api::SeatTaken::export_all(&config)?;
        api::Me::export_all(&config)?;
        api::SignIn::export_all(&config)?;
        api::Proof::export_all(&config)?;
        api::AskPasskey::export_all(&config)?;
        api::PasskeyAsked::export_all(&config)?;
        api::Passkeys::export_all(&config)?;
        api::RemovePasskey::export_all(&config)?;
        api::ChangePassword::export_all(&config)?;
        api::CodesLeft::export_all(&config)?;
        api::Recover::export_all(&config)?;
        api::RecoveryCodes::export_all(&config)?;
        api::MailInfo::export_all(&config)?;
        api::SetAddress::export_all(&config)?;
        api::AskForLink::export_all(&config)?;
        api::LinkAsked::export_all(&config)?;
        api::UseMailedLink::export_all(&config)?;
        api::MailedLinkUsed::export_all(&config)?;
        api::SessionInfo::export_all(&config)?;
        api::EndSessions::export_all(&config)?;
        api::People::export_all(&config)?;
        api::Relate::export_all(&config)?;
        api::NewReport::export_all(&config)?;
        api::ReportInfo::export_all(&config)?;
        api::ChooseName::export_all(&config)?;
        api::Setting::export_all(&config)?;
        api::ChangeSettings::export_all(&config)?;
        api::DeckInfo::export_all(&config)?;
        api::ChangeDeck::export_all(&config)?;
        api::BotInfo::export_all(&config)?;
        api::NewBot::export_all(&config)?;
        api::NewToken::export_all(&config)?;
        api::TokenMade::export_all(&config)?;
        api::EndToken::export_all(&config)?;
        api::News::export_all(&config)?;
        api::SeatsLink::export_all(&config)?;
        api::SeatsTaken::export_all(&config)?;
        api::TakeSeats::export_all(&config)?;
        api::History::export_all(&config)?;
        api::Act::export_all(&config)?;
        api::Why::export_all(&config)?;
        api::Undo::export_all(&config)?;
        api::LeaveOrder::export_all(&config)?;
        api::Done::export_all(&config)?;
        api::SeenEntry::export_all(&config)?;
        api::SeenPosition::export_all(&config)?;
        api::Commitment::export_all(&config)?;
        api::CheckedRecord::export_all(&config)?;
        api::Replay::export_all(&config)?;
        api::Problem::export_all(&config)?;
        quincunx_engine::record::EntryKind::export_all(&config)?;
        quincunx_engine::Record::export_all(&config)?;
        quincunx_engine::Verdict::export_all(&config)?;
        FogView::export_all(&config)?;
        field_of_glory::Event::export_all(&config)?;
        field_of_glory::Options::export_all(&config)?;
        PbView::export_all(&config)?;
        pocket_battles::Event::export_all(&config)?;
        pocket_battles::Options::export_all(&config)?;
        VodView::export_all(&config)?;
        victory_or_death::Event::export_all(&config)?;
        victory_or_death::Options::export_all(&config)?;
        OhView::export_all(&config)?;
        osok_hajnala::SeenEvent::export_all(&config)?;
        osok_hajnala::Options::export_all(&config)?;
        osok_hajnala::Catalogue::export_all(&config)?;
        IffView::export_all(&config)?;
        in_flanders_field::Event::export_all(&config)?;
        in_flanders_field::Options::export_all(&config)
    };
    match export() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("The types could not be written: {error}");
            ExitCode::FAILURE
        }
    }
}
