/** A whole number, however its thousands are divided: “1,234”, “1.234”, “1 234”, “1'234”, and “12.0” as spreadsheets write it. */
export function wholeNumber(text: string): number | null {
  const plain = text.trim().replace(/[.,]0{1,2}$/, "");
  const digits = plain.replace(/[\s.,'’\u00A0\u202F]/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** A number with a decimal point or comma. Null for what a spreadsheet made of it, such as “02. Jan”. */
export function decimalNumber(text: string): number | null {
  const plain = text.trim().replace(/[\s%\u00A0\u202F]/g, "");
  if (!/^\d{1,9}(?:[.,]\d{1,18})?$/.test(plain)) return null;
  return Number(plain.replace(",", "."));
}

/** A column of rates as shares of one: “12.5%” and, in a column without any percent sign or value above one, “0.125”. */
export function shares(texts: readonly string[]): (number | null)[] {
  const numbers = texts.map(decimalNumber);
  const isPercent = texts.some((text) => text.includes("%")) || numbers.some((number) => (number ?? 0) > 1);
  return numbers.map((number) => (number === null ? null : isPercent ? number / 100 : number));
}

/** A column of days as ISO dates. Where both orders are possible, a value above 12 in the column decides; else the dots do. */
export function isoDays(texts: readonly string[]): (string | null)[] {
  const parts = texts.map((text) => /^(\d{1,2})([./])(\d{1,2})[./](\d{2,4})/.exec(text.trim()));
  const dayFirst =
    parts.some((part) => Number(part?.[1]) > 12) ||
    (!parts.some((part) => Number(part?.[3]) > 12) && parts.some((part) => part?.[2] === "."));
  return texts.map((text, index) => {
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text.trim());
    if (iso) return day(iso[1], iso[2], iso[3]);
    const part = parts[index];
    if (!part) return /^\d{5}$/.test(text.trim()) ? ofSerial(Number(text)) : null;
    const year = part[4]?.length === 2 ? `20${part[4]}` : part[4];
    return dayFirst ? day(year, part[3], part[1]) : day(year, part[1], part[3]);
  });
}

function day(year = "", month = "", date = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return Number.isNaN(Date.parse(text)) ? null : text;
}

/** Days since 1899-12-30, as spreadsheets keep a date. */
const ofSerial = (serial: number) => new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
