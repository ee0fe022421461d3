import { createRequire } from "node:module";
import { runCommand } from "./run-command.ts";

// The entry of the package that scripts/pack-command.ts makes. It goes by the package's name.
const { name } = createRequire(import.meta.url)("./package.json") as { name: string };

const code = await runCommand(process.argv.slice(2), {
  name,
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
// Connections that were kept for the next request would keep the process too.
process.stdout.write("", () => process.exit(code));
