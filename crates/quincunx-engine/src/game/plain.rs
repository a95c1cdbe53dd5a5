//! The plainest form of everything that is not rules.

/// Gives a game that has [`Rules`](crate::Rules) the other traits in their plainest form: nothing is shown but what may
/// be done, numbers tell for whom the table waits, actions go by their notation, scenarios begin at the start. Name the traits to be given, and replace
/// them one by one: `plain!(MyGame: Shown("MG-1"), Observe, Written, Courtesies)`.
///
/// The sentences are `plain-choose` and `plain-action`, which the game's locales have. `CLAUSE` is the clause that prompts name:
/// `plain!(MyGame: Shown("MG-1"))`.
#[macro_export]
macro_rules! plain {
    ($game:ty : $($part:ident $(($clause:literal))?),+ $(,)?) => {
        $($crate::plain!(@ $game, $part $(, $clause)?);)+
    };
    (@ $game:ty, Shown, $clause:literal) => {
        impl $crate::Shown for $game {
            type View = ();
            type SeenEvent = ();
            type Components = ();

            fn components(&self) {}

            fn view(&self, _: &Self::State, _: $crate::Observer) {}

            fn seen(&self, _: &Self::Event, _: $crate::Observer) -> Option<()> {
                None
            }

            fn prompt(&self, _: &$crate::Seen<'_, Self>) -> $crate::Explanation {
                $crate::Explanation { clause: $crate::Clause($clause), message: $crate::Message::new("plain-choose") }
            }

            fn label(&self, _: &$crate::Seen<'_, Self>, action: Self::Action) -> $crate::Message {
                let action = $crate::Rules::notation(self, action);
                $crate::Message::new("plain-action").with("action", $crate::Arg::Text(action))
            }
        }
    };
    (@ $game:ty, Observe) => {
        impl $crate::Observe for $game {
            const OBSERVATION_VERSION: u32 = 1;

            fn observe<C: $crate::Cell>(&self, _: &$crate::Seen<'_, Self>, _: &mut $crate::Planes<'_, C>) {}
        }
    };
    (@ $game:ty, Written) => {
        impl $crate::Written for $game {
            type Setup = ();

            fn setup(&self, _: &Self::State) {}

            fn position(&self, (): &()) -> Result<Self::State, $crate::Fault> {
                Ok($crate::Rules::start(self))
            }
        }
    };
    (@ $game:ty, Courtesies) => {
        impl $crate::Courtesies for $game {}
    };
}
