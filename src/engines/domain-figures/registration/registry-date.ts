interface RegistryDate {
  /** ISO day. */
  day: string;
  /** Some registries say only "before Aug-1996". */
  isBefore: boolean;
}

/** A day as registries write it: a dozen forms in use. Undefined where it is none, or not certain. */
export function readRegistryDate(text: string): RegistryDate | undefined {
  const isBefore = /^before\b/i.test(text.trim());
  const words = text
    .trim()
    .replace(/^before\s+/i, "")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[, ]+/i, "");
  for (const read of FORMS) {
    const parts = read(words);
    const day = parts && dayOf(parts);
    if (day) return { day, isBefore };
  }
  return undefined;
}

type Parts = readonly [year: number, month: number, day: number];

const FORMS: readonly ((text: string) => Parts | undefined)[] = [
  // 1997-09-15T04:00:00Z, 1997-09-15 04:00:00, 1997/09/15, 1997.09.15, 1997. 09. 15.
  (text) => numbers(/^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})(?!\d)/.exec(text), [1, 2, 3]),
  // 19970915
  (text) => numbers(/^(\d{4})(\d\d)(\d\d)(?:\D|$|\d{6}$)/.exec(text), [1, 2, 3]),
  // 15.09.1997, 15/09/1997, 15-09-1997: no registry in use writes the month first.
  (text) => numbers(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text), [3, 2, 1]),
  // 1997-Sep-15
  (text) => named(/^(\d{4})[- ](\p{L}{3})\p{L}*[- ](\d{1,2})(?!\d)/u.exec(text), [1, 2, 3]),
  // 15-Sep-1997, 15 September 1997, 15 de setembro de 1997
  (text) => named(/^(\d{1,2})\.?[- ](?:de )?(\p{L}{3})\p{L}*(?: de )?[- .,]*(\d{4})/u.exec(text), [3, 2, 1]),
  // September 15 1997, Sep 15, 1997; "Sep 15 04:00:00 1997" and "Sep 15 04:00:00 UTC 1997"
  (text) => named(/^([a-z]{3})[a-z]*\.? (\d{1,2}),? (?:\d\d:\d\d:\d\d (?:[a-z]{3,4} )?)?(\d{4})/i.exec(text), [3, 1, 2]),
  // Aug-1996
  (text) => {
    const found = /^([a-z]{3})[a-z]*[- ](\d{4})$/i.exec(text);
    return found ? [Number(found[2]), monthOf(found[1]), 1] : undefined;
  },
];

function numbers(found: RegExpExecArray | null, order: Parts): Parts | undefined {
  return found ? [Number(found[order[0]]), Number(found[order[1]]), Number(found[order[2]])] : undefined;
}

function named(found: RegExpExecArray | null, order: Parts): Parts | undefined {
  return found ? [Number(found[order[0]]), monthOf(found[order[1]]), Number(found[order[2]])] : undefined;
}

function monthOf(name: string | undefined): number {
  const letters = (name ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return MONTHS.findIndex((spellings) => spellings.includes(letters)) + 1;
}

/** First letters in English, Spanish, Portuguese, French, Italian and German; French June and July begin alike, and are left alone. */
const MONTHS = "jan ene gen|feb fev|mar|apr abr avr|may mai mag|jun giu|jul lug|aug ago aou|sep set|oct out ott okt|nov|dec dic dez"
  .split("|")
  .map((spellings) => spellings.split(" "));

/** The first domains were registered in 1985; nothing expires a century ahead. */
function dayOf([year, month, day]: Parts): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1985 && year < 2130 ? date.toISOString().slice(0, 10) : undefined;
}
