import { present } from "#core/errors/present.ts";
/** The headers of one response as sent: order, case and repetition kept. */
export interface ResponseHeaders {
  readonly entries: readonly (readonly [name: string, value: string])[];
  /** All values under a name, any case, joined by ", "; undefined when the header was not sent. */
  get(name: string): string | undefined;
  all(name: string): string[];
}

/** @param raw names and values in turn, as bytes */
export function readHeaders(raw: readonly Uint8Array[]): ResponseHeaders {
  const entries: (readonly [string, string])[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    entries.push([headerText(present(raw[index])), headerText(present(raw[index + 1]))]);
  }
  const all = (name: string): string[] => {
    const wanted = name.toLowerCase();
    return entries.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
  };
  const get = (name: string) => {
    const values = all(name);
    return values.length === 0 ? undefined : values.join(", ");
  };
  return { entries, all, get };
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Servers write UTF-8 into headers although the standard says Latin-1, which remains for bytes that are no UTF-8. */
function headerText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Buffer.from(bytes).toString("latin1");
  }
}
