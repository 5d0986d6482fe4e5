/** The browser's formats, one of each kept a language: making one takes a phone tens of milliseconds. */

function kept<Options, Format>(
  Make: new (language: string, options: Options) => Format,
  options: Options,
): (language: string) => Format {
  let last: { language: string; format: Format } | null = null;
  return (language) => {
    if (last?.language !== language) last = { language, format: new Make(language, options) };
    return last.format;
  };
}

export const wholeNumber = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat, {
  maximumFractionDigits: 0,
  useGrouping: false,
});
export const conjunction = kept<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat, {
  type: 'conjunction',
});
export const disjunction = kept<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat, {
  type: 'disjunction',
});
export const dateAndTime = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat, {
  dateStyle: 'medium',
  timeStyle: 'short',
});
export const timeOfDay = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat, {
  timeStyle: 'short',
});
