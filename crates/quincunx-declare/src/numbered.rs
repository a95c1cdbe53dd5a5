//! `derive(Numbered)`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Data, DeriveInput, Expr, ExprRange, Fields, Ident, Path, RangeLimits, Token, Type};

use crate::names::{attribute, bound, shaped};
use crate::notation;

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let parts = match &input.data {
        Data::Enum(data) => {
            let parts = data.variants.iter().map(|variant| {
                let name = &variant.ident;
                Part::of(quote!(Self::#name), attribute(&variant.attrs, "numbered")?, &variant.fields)
            });
            parts.collect::<syn::Result<Vec<_>>>()?
        }
        Data::Struct(data) => vec![Part::of(quote!(Self), None, &data.fields)?],
        Data::Union(_) => return Err(syn::Error::new_spanned(name, "an enum or a struct")),
    };
    let of_game = notation::game(&input.attrs)?;
    let any_game = of_game.is_none().then(|| quote!(<G: ::quincunx_engine::Rules>));
    let game = of_game.map_or_else(|| quote!(G), |game| quote!(#game));
    let standpoint = quote!(::quincunx_engine::Standpoint<'_, #game>);
    let (sizes, length) = (parts.iter().map(|part| part.size(&game)), parts.len());
    let sizes = quote!(let sizes: [u32; #length] = [#(#sizes),*];);
    let numbers = parts.iter().enumerate().map(|(place, part)| part.number(place, &game));
    let values = parts.iter().enumerate().map(|(place, part)| part.numbered(place, &game));
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables, unused_assignments, unused_mut)]
        impl #any_game ::quincunx_engine::Numbered<#game> for #name {
            #[inline]
            fn count(game: &#game) -> u32 {
                #sizes
                sizes.iter().sum()
            }

            #[inline]
            fn number(self, from: &#standpoint) -> Option<u32> {
                let game = from.game;
                #sizes
                match self { #(#numbers)* }
            }

            #[inline]
            fn numbered(number: u32, from: &#standpoint) -> Option<Self> {
                let (game, mut left) = (from.game, number);
                #sizes
                #(#values)*
                None
            }
        }
    })
}

/// What `#[numbered(…)]` says at a variant or a field.
enum Said {
    /// `1..=6`: these whole numbers.
    Within(Box<ExprRange>),
    /// `with = own`: a module counts it.
    With(Path),
}

impl Parse for Said {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(Ident) && input.peek2(Token![=]) {
            let word: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            if word == "with" {
                return input.parse().map(Self::With);
            }
            return Err(syn::Error::new_spanned(word, "`with`, or a range"));
        }
        match input.parse()? {
            Expr::Range(range) if range.start.is_some() && range.end.is_some() => Ok(Self::Within(Box::new(range))),
            other => Err(syn::Error::new_spanned(other, "`with = …`, or a range with both ends")),
        }
    }
}

/// A variant, or a whole struct.
struct Part<'a> {
    path: TokenStream,
    with: Option<Path>,
    fields: &'a Fields,
    counted: Vec<Counted<'a>>,
}

/// A field, and how it is counted.
struct Counted<'a> {
    bound: Ident,
    ty: &'a Type,
    said: Option<Said>,
}

impl<'a> Part<'a> {
    fn of(path: TokenStream, said: Option<Said>, fields: &'a Fields) -> syn::Result<Self> {
        let with = match said {
            Some(Said::With(module)) => Some(module),
            Some(Said::Within(range)) => return Err(syn::Error::new_spanned(range, "a range stands at a field")),
            None => None,
        };
        let counted = fields
            .iter()
            .zip(bound(fields))
            .map(|(field, bound)| Ok(Counted { bound, ty: &field.ty, said: attribute(&field.attrs, "numbered")? }));
        Ok(Self { path, with, fields, counted: counted.collect::<syn::Result<_>>()? })
    }

    fn size(&self, game: &TokenStream) -> TokenStream {
        if let Some(with) = &self.with {
            return quote!(#with::count(game));
        }
        let counts = self.counted.iter().map(|field| field.count(game));
        quote!(1 #(* #counts)*)
    }

    fn value(&self) -> TokenStream {
        let names: Vec<_> = self.counted.iter().map(|field| field.bound.clone()).collect();
        shaped(&self.path, self.fields, &names)
    }

    /// The arm that gives the number.
    fn number(&self, place: usize, game: &TokenStream) -> TokenStream {
        let pattern = self.value();
        let inner = match &self.with {
            Some(with) => {
                let names = self.counted.iter().map(|field| &field.bound);
                quote!(#with::number(#(#names,)* from)?)
            }
            None => self.counted.iter().fold(quote!(0), |before, field| {
                let (count, number) = (field.count(game), field.number(game));
                quote!((#before) * (#count) + #number)
            }),
        };
        quote!(#pattern => Some(sizes[..#place].iter().sum::<u32>() + #inner),)
    }

    /// The lines that give the value if the number is one of its own, and take its numbers away otherwise.
    fn numbered(&self, place: usize, game: &TokenStream) -> TokenStream {
        let value = match &self.with {
            Some(with) => quote!(return #with::numbered(left, from);),
            None => {
                let fields = self.counted.iter().rev().map(|field| field.numbered(game));
                let value = self.value();
                quote!(#(#fields)* return Some(#value);)
            }
        };
        quote! {
            if left < sizes[#place] {
                #value
            }
            left -= sizes[#place];
        }
    }
}

impl Counted<'_> {
    fn count(&self, game: &TokenStream) -> TokenStream {
        let ty = self.ty;
        match &self.said {
            None => quote!(<#ty as ::quincunx_engine::Numbered<#game>>::count(game)),
            Some(Said::With(module)) => quote!(#module::count(game)),
            Some(Said::Within(range)) => {
                let (start, end) = (&range.start, &range.end);
                let last = matches!(range.limits, RangeLimits::Closed(_)) as u32;
                quote!((#end as u32 + #last - #start as u32))
            }
        }
    }

    fn number(&self, game: &TokenStream) -> TokenStream {
        let bound = &self.bound;
        match &self.said {
            None => quote!(::quincunx_engine::Numbered::<#game>::number(#bound, from)?),
            Some(Said::With(module)) => quote!(#module::number(#bound, from)?),
            Some(Said::Within(range)) => {
                let (start, count) = (&range.start, self.count(game));
                quote!(u32::from(#bound).checked_sub(#start as u32).filter(|number| *number < #count)?)
            }
        }
    }

    /// The line that takes it from what is left of the number.
    fn numbered(&self, game: &TokenStream) -> TokenStream {
        let (bound, ty, count) = (&self.bound, self.ty, self.count(game));
        let value = match &self.said {
            None => quote!(<#ty as ::quincunx_engine::Numbered<#game>>::numbered(own, from)?),
            Some(Said::With(module)) => quote!(#module::numbered(own, from)?),
            Some(Said::Within(range)) => {
                let start = &range.start;
                quote!(<#ty>::try_from(own + #start as u32).ok()?)
            }
        };
        quote! {
            let count = #count;
            let own = left % count;
            left /= count;
            let #bound: #ty = #value;
        }
    }
}
