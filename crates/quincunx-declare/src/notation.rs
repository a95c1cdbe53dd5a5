//! `derive(Notation)` and `derive(Argument)`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, DeriveInput, Expr, ExprLit, Field, Ident, Lit, LitStr, Path, Type, Variant};

use crate::names::{Shape, bound, shape, small, variant};

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let said = Said::at(&input.attrs)?;
    let name = &input.ident;
    let no_game = || syn::Error::new_spanned(name, "the game is missing: #[notation(game = …)]");
    let game = said.game.ok_or_else(no_game)?;
    let (write, read) = match shape(input)? {
        Shape::Around => (
            quote!(::quincunx_engine::Notation::<#game>::write(self.0, game, out)),
            quote!(::quincunx_engine::Notation::<#game>::read(game, text).map(Self)),
        ),
        Shape::Variants(variants) => {
            let actions = variants.into_iter().map(Action::of).collect::<syn::Result<Vec<_>>>()?;
            let writes = actions.iter().map(|action| action.write(&game));
            let reads = reads(&actions, &game);
            (
                quote!(match self { #(#writes)* }),
                quote! {
                    let (word, arguments) = ::quincunx_engine::split_arguments(text)?;
                    match (word, arguments.as_slice()) {
                        #(#reads)*
                        _ => None,
                    }
                },
            )
        }
    };
    Ok(quote! {
        #[automatically_derived]
        impl ::quincunx_engine::Notation<#game> for #name {
            fn write(self, game: &#game, out: &mut impl ::std::fmt::Write) -> ::std::fmt::Result {
                #write
            }

            fn read(game: &#game, text: &str) -> Option<Self> {
                #read
            }
        }
    })
}

pub(crate) fn derive_argument(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let Shape::Variants(variants) = shape(input)? else {
        return Err(syn::Error::new_spanned(name, "an enum without fields"));
    };
    let words = variants.iter().map(|variant| word(variant)).collect::<syn::Result<Vec<_>>>()?;
    let names: Vec<_> = variants.iter().map(|variant| &variant.ident).collect();
    Ok(quote! {
        #[automatically_derived]
        impl<G> ::quincunx_engine::Argument<G> for #name {
            fn write(self, _: &G, out: &mut impl ::std::fmt::Write) -> ::std::fmt::Result {
                out.write_str(match self { #(Self::#names => #words,)* })
            }

            fn read(_: &G, text: &str) -> Option<Self> {
                match text {
                    #(#words => Some(Self::#names),)*
                    _ => None,
                }
            }
        }
    })
}

/// The game that is named at a type, if one is.
pub(crate) fn game(attributes: &[Attribute]) -> syn::Result<Option<Path>> {
    Ok(Said::at(attributes)?.game)
}

fn word(action: &Variant) -> syn::Result<String> {
    let word = Said::at(&action.attrs)?.word;
    Ok(word.map_or_else(|| small(&action.ident.to_string(), '-'), |word| word.value()))
}

/// What `#[notation(…)]` says at a type, a variant or a field.
#[derive(Default)]
struct Said {
    game: Option<Path>,
    word: Option<LitStr>,
    valid: Option<Path>,
    with: Option<Path>,
    write: Option<Path>,
    read: Option<Path>,
    alone: bool,
    optional: bool,
}

impl Said {
    fn at(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut said = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("notation")) {
            attribute.parse_nested_meta(|meta| {
                match meta.path.require_ident()?.to_string().as_str() {
                    "game" => said.game = Some(meta.value()?.parse()?),
                    "word" => said.word = Some(meta.value()?.parse()?),
                    "valid" => said.valid = Some(meta.value()?.parse()?),
                    "with" => said.with = Some(meta.value()?.parse()?),
                    "write" => said.write = Some(meta.value()?.parse()?),
                    "read" => said.read = Some(meta.value()?.parse()?),
                    "alone" => said.alone = true,
                    "optional" => said.optional = true,
                    _ => {
                        return Err(
                            meta.error("`game`, `word`, `valid`, `with`, `alone`, `write`, `read` or `optional`")
                        );
                    }
                }
                Ok(())
            })?;
        }
        Ok(said)
    }
}

/// One action, and how it is written.
struct Action<'a> {
    variant: &'a Variant,
    word: String,
    said: Said,
    fields: Vec<Part<'a>>,
}

/// A field of an action.
struct Part<'a> {
    bound: Ident,
    said: Said,
    ty: &'a Type,
    /// So many arguments, one after the other; `None` if it is a single one.
    spread: Option<usize>,
}

impl<'a> Action<'a> {
    fn of(variant: &'a Variant) -> syn::Result<Self> {
        let parts = variant.fields.iter().zip(bound(&variant.fields));
        let fields = parts.map(|(field, bound)| Part::of(field, bound)).collect::<syn::Result<Vec<_>>>()?;
        Ok(Self { variant, word: word(variant)?, said: Said::at(&variant.attrs)?, fields })
    }

    fn bound(&self) -> Vec<Ident> {
        self.fields.iter().map(|part| part.bound.clone()).collect()
    }

    fn value(&self) -> TokenStream {
        variant(self.variant, &self.bound())
    }

    /// The arm that writes it.
    fn write(&self, game: &Path) -> TokenStream {
        let (pattern, bound, word) = (self.value(), self.bound(), &self.word);
        let argument = |value: TokenStream| quote!(::quincunx_engine::Argument::<#game>::write(#value, game, out)?;);
        if self.said.alone {
            return quote!(#pattern => ::quincunx_engine::Argument::<#game>::write(#(#bound)*, game, out),);
        }
        if self.fields.is_empty() && self.said.with.is_none() {
            return quote!(#pattern => out.write_str(#word),);
        }
        let open = format!("{word}(");
        let arguments = match &self.said.with {
            Some(with) => quote!(#with::write(#(#bound,)* game, out)?;),
            None => {
                let values = self.fields.iter().flat_map(Part::values).enumerate();
                let written = values.map(|(place, value)| {
                    let comma = (place > 0).then(|| quote!(out.write_str(", ")?;));
                    let argument = argument(value);
                    quote!(#comma #argument)
                });
                quote!(#(#written)*)
            }
        };
        quote! {
            #pattern => {
                out.write_str(#open)?;
                #arguments
                out.write_char(')')
            }
        }
    }

    /// The numbers of arguments with which it is read: all, and all but the last if that may be left out.
    fn counts(&self) -> Vec<usize> {
        let all = self.fields.iter().map(|part| part.spread.unwrap_or(1)).sum();
        let optional = self.fields.last().is_some_and(|part| part.said.optional);
        if optional { vec![all, all - 1] } else { vec![all] }
    }

    /// What it is made from `texts`.
    fn read(&self, game: &Path, count: usize) -> TokenStream {
        let mut texts = (0..count).map(|place| format_ident!("text_{place}"));
        let parts = self.fields.iter().map(|part| part.read(game, &mut texts));
        let (value, bound) = (self.value(), self.bound());
        match &self.said.valid {
            Some(valid) => quote!(#(#parts)* #valid(#(#bound),*).then_some(#value)),
            None => quote!(#(#parts)* Some(#value)),
        }
    }
}

impl<'a> Part<'a> {
    fn of(field: &'a Field, bound: Ident) -> syn::Result<Self> {
        let spread = match &field.ty {
            Type::Array(array) => match &array.len {
                Expr::Lit(ExprLit { lit: Lit::Int(length), .. }) => Some(length.base10_parse()?),
                length => return Err(syn::Error::new_spanned(length, "a number")),
            },
            _ => None,
        };
        Ok(Self { bound, said: Said::at(&field.attrs)?, ty: &field.ty, spread })
    }

    /// What is written of it, one argument after the other.
    fn values(&self) -> Vec<TokenStream> {
        let bound = &self.bound;
        let values = match self.spread {
            Some(length) => (0..length).map(|place| quote!(#bound[#place])).collect(),
            None => vec![quote!(#bound)],
        };
        match &self.said.write {
            Some(write) => values.into_iter().map(|value| quote!(#write(#value))).collect(),
            None => values,
        }
    }

    /// `let space = …;` from the next of these texts.
    fn read(&self, game: &Path, texts: &mut impl Iterator<Item = Ident>) -> TokenStream {
        let (bound, ty) = (&self.bound, self.ty);
        let one = |text: Ident| match &self.said.read {
            Some(read) => quote!(#read(#text)?),
            None => quote!(::quincunx_engine::Argument::<#game>::read(game, #text)?),
        };
        match self.spread {
            Some(length) => {
                let values = texts.take(length).map(one);
                quote!(let #bound: #ty = [#(#values),*];)
            }
            None => {
                let value = texts.next().map_or_else(|| quote!(::std::default::Default::default()), one);
                quote!(let #bound: #ty = #value;)
            }
        }
    }
}

/// The arms that read: those with the same word and number of arguments are tried one after the other; those without a word of their own
/// come last.
fn reads(actions: &[Action<'_>], game: &Path) -> Vec<TokenStream> {
    let mut arms: Vec<(&str, usize, TokenStream)> = Vec::new();
    let (mut with, mut alone) = (Vec::<(&str, TokenStream)>::new(), Vec::new());
    for action in actions {
        let (word, name) = (&action.word, &action.variant.ident);
        if let Some(module) = &action.said.with {
            let read = quote!(#module::read(game, arguments));
            match with.iter_mut().find(|(other, _)| other == word) {
                Some((_, made)) => *made = quote!(#made.or_else(|| #read)),
                None => with.push((word, read)),
            }
        } else if action.said.alone {
            alone.push(quote!(.or_else(|| ::quincunx_engine::Argument::<#game>::read(game, word).map(Self::#name))));
        } else {
            for count in action.counts() {
                let read = action.read(game, count);
                match arms.iter_mut().find(|(other, number, _)| other == word && *number == count) {
                    Some((.., made)) => *made = quote!((|| { #made })().or_else(|| { #read })),
                    None => arms.push((word, count, read)),
                }
            }
        }
    }
    let arms = arms.into_iter().map(|(word, count, read)| {
        let texts = (0..count).map(|place| format_ident!("text_{place}"));
        quote!((#word, &[#(#texts),*]) => { #read })
    });
    let with = with.into_iter().map(|(word, read)| quote!((#word, arguments) => #read,));
    let alone = (!alone.is_empty()).then(|| quote!((word, []) => None #(#alone)*,));
    arms.chain(with).chain(alone).collect()
}
