//! Names in small letters, and what the macros ask of a type.

use proc_macro2::TokenStream;
use syn::parse::Parse;
use syn::{Attribute, Data, DeriveInput, Fields, Variant};

/// `NotOffered` with `-` between its words: `not-offered`.
pub(crate) fn small(name: &str, between: char) -> String {
    let mut text = String::new();
    for letter in name.trim_end_matches('_').chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push(between);
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// What stands in the brackets of the attribute `#[NAME(…)]`, if there is one.
pub(crate) fn attribute<T: Parse>(attributes: &[Attribute], name: &str) -> syn::Result<Option<T>> {
    attributes.iter().find(|attribute| attribute.path().is_ident(name)).map(Attribute::parse_args).transpose()
}

/// What a macro is put at.
pub(crate) enum Shape<'a> {
    /// A struct around one field.
    Around,
    /// An enum.
    Variants(Vec<&'a Variant>),
}

/// The shape of a type; everything else is an error.
pub(crate) fn shape(input: &DeriveInput) -> syn::Result<Shape<'_>> {
    match &input.data {
        Data::Enum(data) => Ok(Shape::Variants(data.variants.iter().collect())),
        Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(fields) if fields.unnamed.len() == 1) => {
            Ok(Shape::Around)
        }
        _ => Err(syn::Error::new_spanned(&input.ident, "an enum, or a struct around one")),
    }
}

/// The name by which a field is bound in a pattern: its own, or `_0`, `_1`.
pub(crate) fn bound(fields: &Fields) -> Vec<syn::Ident> {
    let bound = fields
        .iter()
        .enumerate()
        .map(|(place, field)| field.ident.clone().unwrap_or_else(|| quote::format_ident!("_{place}")));
    bound.collect()
}

/// `Self::Advance { space, troops }`, with these names for the fields: a pattern as well as a value.
pub(crate) fn variant(variant: &Variant, bound: &[syn::Ident]) -> TokenStream {
    let name = &variant.ident;
    shaped(&quote::quote!(Self::#name), &variant.fields, bound)
}

/// The same of a variant or a struct at this path.
pub(crate) fn shaped(path: &TokenStream, fields: &Fields, bound: &[syn::Ident]) -> TokenStream {
    match fields {
        Fields::Unit => path.clone(),
        Fields::Unnamed(_) => quote::quote!(#path(#(#bound),*)),
        Fields::Named(_) => quote::quote!(#path { #(#bound),* }),
    }
}
