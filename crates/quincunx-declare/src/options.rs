//! `options!` and `choices!`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Ident, LitInt, LitStr, RangeLimits, Token, Type, bracketed};

use crate::names::small;

/// The options of a game.
pub(crate) struct Options {
    attributes: Vec<Attribute>,
    name: Ident,
    page: Option<LitStr>,
    lines: Vec<Line>,
}

/// One option.
struct Line {
    attributes: Vec<Attribute>,
    name: Ident,
    ty: Type,
    usual: Option<Expr>,
    offered: Option<(LitStr, Kind)>,
}

/// What can be chosen.
enum Kind {
    /// The values of the type.
    OfType,
    Choice(Words),
    Number(LitInt, LitInt),
    Seats,
    File,
    Decks(Words, Words),
}

type Words = Vec<LitStr>;

impl Parse for Options {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        let page = if input.peek(LitStr) { Some(input.parse()?) } else { None };
        input.parse::<Token![;]>()?;
        let mut lines = Vec::new();
        while !input.is_empty() {
            lines.push(input.parse()?);
        }
        Ok(Self { attributes, name, page, lines })
    }
}

impl Parse for Line {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        input.parse::<Token![:]>()?;
        let ty = input.parse()?;
        let usual = if input.parse::<Option<Token![=]>>()?.is_some() { Some(input.parse()?) } else { None };
        let offered = if input.parse::<Option<Token![,]>>()?.is_some() {
            let clause = input.parse()?;
            let kind = if input.parse::<Option<Token![,]>>()?.is_some() { input.parse()? } else { Kind::OfType };
            Some((clause, kind))
        } else {
            None
        };
        input.parse::<Token![;]>()?;
        Ok(Self { attributes, name, ty, usual, offered })
    }
}

impl Parse for Kind {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let word: Ident = input.parse()?;
        match word.to_string().as_str() {
            "choice" => Ok(Self::Choice(words(input)?)),
            "number" => {
                let least = input.parse()?;
                input.parse::<RangeLimits>()?;
                Ok(Self::Number(least, input.parse()?))
            }
            "seats" => Ok(Self::Seats),
            "file" => Ok(Self::File),
            "decks" => {
                let ready = words(input)?;
                input.parse::<Token![,]>()?;
                Ok(Self::Decks(ready, words(input)?))
            }
            _ => Err(syn::Error::new_spanned(word, "`choice`, `number`, `seats`, `file` or `decks`")),
        }
    }
}

fn words(input: ParseStream<'_>) -> syn::Result<Words> {
    let inner;
    bracketed!(inner in input);
    Ok(Punctuated::<LitStr, Token![,]>::parse_terminated(&inner)?.into_iter().collect())
}

impl Options {
    pub(crate) fn expand(&self) -> TokenStream {
        let Self { attributes, name, page, lines } = self;
        let page = page.as_ref().map(|page| quote!(rename = #page,));
        let fields = lines.iter().map(Line::field);
        let names = lines.iter().map(|line| &line.name);
        let usual = lines.iter().map(Line::usual);
        let list = lines.iter().filter_map(Line::info);
        quote! {
            #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
            #(#attributes)*
            #[serde(default, deny_unknown_fields)]
            #[ts(#page optional_fields)]
            pub struct #name { #(#fields)* }

            impl Default for #name {
                fn default() -> Self {
                    Self { #(#names: #usual,)* }
                }
            }

            impl #name {
                /// What the lobby offers.
                pub const LIST: &'static [::quincunx_engine::OptionInfo] = &[#(#list,)*];
            }
        }
    }
}

impl Line {
    fn is(&self, ty: &str) -> bool {
        self.ty.to_token_stream().to_string() == ty
    }

    /// The words of an option that is a `bool`: which of them says yes?
    fn switch(&self) -> Option<(&LitStr, &LitStr)> {
        match &self.offered {
            Some((_, Kind::Choice(words))) if self.is("bool") && words.len() == 2 => {
                let yes = |word: &LitStr| matches!(word.value().as_str(), "yes" | "on");
                Some(if yes(&words[0]) { (&words[1], &words[0]) } else { (&words[0], &words[1]) })
            }
            _ => None,
        }
    }

    fn field(&self) -> TokenStream {
        let Self { attributes, name, ty, .. } = self;
        let written = self.switch().map(|(no, yes)| {
            let with = format!("::quincunx_engine::{}_{}", no.value(), yes.value());
            let page = format!("\"{}\" | \"{}\"", no.value(), yes.value());
            quote!(#[serde(with = #with)] #[ts(type = #page)])
        });
        let left_out = ty.to_token_stream().to_string().starts_with("Option <");
        let left_out = left_out.then(|| quote!(#[serde(skip_serializing_if = "Option::is_none")]));
        quote!(#(#attributes)* #left_out #written pub #name: #ty,)
    }

    fn usual(&self) -> TokenStream {
        match (&self.usual, &self.offered) {
            (Some(usual), _) => quote!(#usual),
            (None, Some((_, Kind::Choice(words)))) if self.is("bool") => {
                let is_on = self.switch().is_some_and(|(_, yes)| words.first().map(LitStr::value) == Some(yes.value()));
                quote!(#is_on)
            }
            (None, Some((_, Kind::Choice(words)))) if self.is("String") => {
                let first = words.first();
                quote!(#first.to_owned())
            }
            (None, Some((_, Kind::Decks(_, brought)))) => quote!([#(#brought.to_owned()),*]),
            (None, _) => quote!(::std::default::Default::default()),
        }
    }

    fn info(&self) -> Option<TokenStream> {
        let (clause, kind) = self.offered.as_ref()?;
        let (id, ty) = (self.name.to_string(), &self.ty);
        let kind = match kind {
            Kind::OfType => quote!(Choice { values: <#ty>::VALUES }),
            Kind::Choice(values) => quote!(Choice { values: &[#(#values),*] }),
            Kind::Number(min, max) => {
                let default = self.usual();
                quote!(Number { min: #min, max: #max, default: #default })
            }
            Kind::Seats => quote!(Seats),
            Kind::File => quote!(File),
            Kind::Decks(ready, default) => quote!(Decks { ready: &[#(#ready),*], default: &[#(#default),*] }),
        };
        Some(quote! {
            ::quincunx_engine::OptionInfo { id: #id, clause: #clause, kind: ::quincunx_engine::OptionKind::#kind }
        })
    }
}

/// Types of options.
pub(crate) struct Choices(Vec<Choice>);

struct Choice {
    doc: LitStr,
    name: Ident,
    page: Option<LitStr>,
    values: Vec<Value>,
}

struct Value {
    is_default: bool,
    name: Ident,
    number: Option<LitInt>,
    doc: LitStr,
}

impl Parse for Choices {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut choices = Vec::new();
        while !input.is_empty() {
            choices.push(input.parse()?);
        }
        Ok(Self(choices))
    }
}

impl Parse for Choice {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let (doc, name) = (input.parse()?, input.parse()?);
        let page = if input.peek(LitStr) { Some(input.parse()?) } else { None };
        input.parse::<Token![:]>()?;
        let values = Punctuated::<Value, Token![,]>::parse_separated_nonempty(input)?;
        input.parse::<Token![;]>()?;
        Ok(Self { doc, name, page, values: values.into_iter().collect() })
    }
}

impl Parse for Value {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let is_default = !input.call(Attribute::parse_outer)?.is_empty();
        let name = input.parse()?;
        let number = if input.parse::<Option<Token![=]>>()?.is_some() { Some(input.parse()?) } else { None };
        Ok(Self { is_default, name, number, doc: input.parse()? })
    }
}

impl Value {
    fn word(&self) -> String {
        self.number.as_ref().map_or_else(|| small(&self.name.to_string(), '_'), LitInt::to_string)
    }
}

impl Choices {
    pub(crate) fn expand(&self) -> TokenStream {
        self.0.iter().map(Choice::expand).collect()
    }
}

impl Choice {
    fn expand(&self) -> TokenStream {
        let Self { doc, name, page, values } = self;
        let page = page.as_ref().map(|page| quote!(#[ts(rename = #page)]));
        let usual = values.iter().position(|value| value.is_default).unwrap_or(0);
        let variants = values.iter().enumerate().map(|(place, Value { name, number, doc, .. })| {
            let default = (place == usual).then(|| quote!(#[default]));
            let word = number.as_ref().map(LitInt::to_string);
            let renamed = word.map(|word| quote!(#[serde(rename = #word)]));
            let number = number.as_ref().map(|number| quote!(= #number));
            let doc = spaced(doc);
            quote!(#[doc = #doc] #default #renamed #name #number,)
        });
        let others = values.iter().enumerate().filter(|(place, _)| *place != usual).map(|(_, value)| value.word());
        let words = std::iter::once(values[usual].word()).chain(others);
        let doc = spaced(doc);
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
            #[serde(rename_all = "snake_case")]
            #page
            pub enum #name { #(#variants)* }

            impl #name {
                /// The values as they are written, the default first.
                pub const VALUES: &'static [&'static str] = &[#(#words),*];
            }
        }
    }
}

/// Documentation as a comment has it.
fn spaced(doc: &LitStr) -> String {
    format!(" {}", doc.value())
}
