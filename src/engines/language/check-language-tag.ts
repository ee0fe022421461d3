import { createRequire } from "node:module";
import { parse } from "bcp-47";

export interface CheckedLanguageTag {
  /** Null when the tag can be used; else what is wrong, as a sentence without its full stop. */
  problem: string | null;
  /** What was likely meant, where that is clear. */
  better: string | null;
  language: string | null;
  script: string | null;
  region: string | null;
  /** Has parts beyond language, script and region. */
  hasMore: boolean;
}

/** Whether a tag is well formed by BCP 47 and made of registered subtags. Server only: the registry weighs two megabytes. */
export function checkLanguageTag(tag: string): CheckedLanguageTag {
  const { language, script, region, variants, extensions, privateuse, extendedLanguageSubtags } = parse(tag, { normalize: false });
  const hasMore = [variants, extensions, privateuse, extendedLanguageSubtags].some((parts) => (parts?.length ?? 0) > 0);
  const read = { language: language ?? null, script: script ?? null, region: region ?? null, hasMore };
  const fault = faultOfTag(tag, read, variants ?? []);
  return { ...read, problem: fault?.[0] ?? null, better: fault?.[1] ?? null };
}

type Fault = readonly [problem: string, better?: string];

function faultOfTag(
  tag: string,
  { language, script, region }: Pick<CheckedLanguageTag, "language" | "script" | "region">,
  variants: readonly string[],
): Fault | undefined {
  if (tag.includes("_")) return ["an underscore stands where a hyphen belongs", tag.replaceAll("_", "-")];
  if (language === null) return ["it is no language tag"];
  const known = entryOf("language", language);
  if (!known) {
    const country = entryOf("region", language);
    return country ? [`“${language}” is a country and no language`] : [`there is no language “${language}”`];
  }
  if (known["Preferred-Value"])
    return [`“${language}” was replaced by “${known["Preferred-Value"]}”`, tag.replace(language, known["Preferred-Value"])];
  if (script !== null && !entryOf("script", script)) return [`there is no script “${script}”`];
  if (region !== null && !entryOf("region", region))
    return region.toUpperCase() === "UK"
      ? ["the code of the United Kingdom is GB", tag.replace(region, "GB")]
      : [`there is no region “${region}”`];
  const variant = variants.find((each) => !entryOf("variant", each));
  return variant === undefined ? undefined : [`there is no variant “${variant}”`];
}

interface Entry {
  Type: string;
  Subtag?: string;
  "Preferred-Value"?: string;
}

/** https://www.iana.org/assignments/language-subtag-registry, as the package carries it; private-use ranges left out. */
function entryOf(type: string, subtag: string): Entry | undefined {
  entries ??= new Map(
    (require("language-subtag-registry/data/json/registry.json") as Entry[]).map((entry) => [
      `${entry.Type} ${entry.Subtag?.toLowerCase()}`,
      entry,
    ]),
  );
  return entries.get(`${type} ${subtag.toLowerCase()}`);
}

let entries: Map<string, Entry> | undefined;

// Required, not imported: the type checker would otherwise read all nine thousand entries as one type.
const require = createRequire(import.meta.url);
