//! `derive(Explain)`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{DeriveInput, Expr, Field, Ident, LitStr, Token, Type, Variant};

use crate::names::{Shape, attribute, bound, shape, small, variant};

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let explained = match shape(input)? {
        Shape::Around => quote!(::quincunx_engine::Explain::explain(&self.0)),
        Shape::Variants(variants) => {
            let prefix = attribute::<LitStr>(&input.attrs, "message")?;
            let prefix = prefix.map_or_else(|| "refusal-".to_owned(), |prefix| prefix.value());
            let arms = variants.into_iter().map(|variant| arm(variant, &prefix)).collect::<syn::Result<Vec<_>>>()?;
            quote! {
                let (clause, message) = match *self { #(#arms)* };
                ::quincunx_engine::Explanation { clause: ::quincunx_engine::Clause(clause), message }
            }
        }
    };
    Ok(quote! {
        #[automatically_derived]
        impl ::quincunx_engine::Explain for #name {
            #[allow(unused_variables)]
            fn explain(&self) -> ::quincunx_engine::Explanation {
                #explained
            }
        }
    })
}

fn arm(reason: &Variant, prefix: &str) -> syn::Result<TokenStream> {
    let bound = bound(&reason.fields);
    let mut clause = attribute::<Expr>(&reason.attrs, "clause")?.map(|clause| quote!(#clause));
    let key = match attribute::<Expr>(&reason.attrs, "message")? {
        Some(key) => quote!(#key),
        None => {
            let key = format!("{prefix}{}", small(&reason.ident.to_string(), '-'));
            quote!(#key)
        }
    };
    let mut arguments = Vec::new();
    for (field, bound) in reason.fields.iter().zip(&bound) {
        if is_clause(field) {
            clause = Some(quote!(#bound));
            continue;
        }
        match attribute::<Argument>(&field.attrs, "arg")? {
            Some(Argument::Skipped) => {}
            Some(Argument::Named(name, None)) => arguments.push(quote!(.with(#name, #bound))),
            Some(Argument::Named(name, Some(make))) => arguments.push(quote!(.with(#name, #make))),
            None => {
                let unnamed = || syn::Error::new_spanned(field, "the argument has no name: #[arg(\"name\")]");
                let name = field.ident.as_ref().ok_or_else(unnamed)?.to_string();
                arguments.push(quote!(.with(#name, #bound)));
            }
        }
    }
    let clause = clause.ok_or_else(|| syn::Error::new_spanned(reason, "the clause is missing: #[clause(\"…\")]"))?;
    let pattern = variant(reason, &bound);
    Ok(quote!(#pattern => (#clause, ::quincunx_engine::Message::new(#key) #(#arguments)*),))
}

/// Does the clause stand in this field?
fn is_clause(field: &Field) -> bool {
    match (&field.ident, &field.ty) {
        (Some(name), _) => name == "clause",
        (None, Type::Reference(text)) => matches!(&*text.elem, Type::Path(text) if text.path.is_ident("str")),
        (None, Type::Path(ty)) => ty.path.segments.last().is_some_and(|last| last.ident == "Clause"),
        (None, _) => false,
    }
}

/// What an argument of a message is made from.
enum Argument {
    Skipped,
    Named(LitStr, Option<Expr>),
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(Ident) {
            let word: Ident = input.parse()?;
            return if word == "skip" {
                Ok(Self::Skipped)
            } else {
                Err(syn::Error::new_spanned(word, "`skip`, or the name of the argument"))
            };
        }
        let name = input.parse()?;
        let make = if input.parse::<Option<Token![,]>>()?.is_some() { Some(input.parse()?) } else { None };
        Ok(Self::Named(name, make))
    }
}
