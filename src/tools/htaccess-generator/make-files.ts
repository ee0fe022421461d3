import { generateHtaccess } from "./htaccess-generator.engine.ts";
import type { HtaccessGeneratorInput, HtaccessGeneratorOutput } from "./htaccess-generator.schema.ts";
import { htpasswdLine } from "./htpasswd.ts";

/** Both files: .htaccess at once, the line of .htpasswd as soon as it is hashed. */
export async function makeFiles(input: HtaccessGeneratorInput): Promise<HtaccessGeneratorOutput> {
  const output = generateHtaccess(input);
  if (!input.user) return output;
  const made = await htpasswdLine(input.user, input.password ?? "");
  return made.ok
    ? { ...output, htpasswd: made.line }
    : { ...output, problems: [...output.problems, { field: "password", text: made.problem }] };
}
