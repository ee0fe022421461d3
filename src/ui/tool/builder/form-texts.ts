/** What a form holds: name of a control → its text. */
export type FormTexts = Readonly<Record<string, string>>;

/** The texts of every named control; a box that is not ticked is no text. */
export function textsIn(form: HTMLFormElement): FormTexts {
  return Object.fromEntries([...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}

/** Texts as values: lists by line, empty ones left out. */
export function valuesOf(texts: FormTexts, names: Iterable<string>, isList: (name: string) => boolean): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of names) {
    const text = texts[name]?.trim() ?? "";
    if (text === "") continue;
    values[name] = isList(name)
      ? text
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter(Boolean)
      : text;
  }
  return values;
}

/** Values as the texts of a form. */
export function textsOf(values: Readonly<Record<string, unknown>>): FormTexts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null || value === false ? [] : [[name, Array.isArray(value) ? value.join("\n") : String(value)]],
    ),
  );
}
