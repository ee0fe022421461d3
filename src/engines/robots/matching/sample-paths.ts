import type { RobotsRule } from "../robots-file.ts";

/** A path that a rule's pattern matches, for trying the file out: "/*.pdf$" → "/example.pdf". */
export function samplePath({ pattern }: Pick<RobotsRule, "pattern">): string {
  const text = pattern.replace(/\$$/, "").replace(/\*+/g, (_, at: number) => (at === 0 ? "/example" : "example"));
  // A trailing star matches nothing more; the sample reads better without a word in its place.
  const sample = pattern.endsWith("*") && pattern.length > 1 ? text.slice(0, -"example".length) : text;
  return sample.startsWith("/") ? sample : `/${sample}`;
}
