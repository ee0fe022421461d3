import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { convertFile } from "#tools/html-to-php-converter/convert-file.ts";
import { phpForms } from "#tools/html-to-php-converter/html-to-php-converter.schema.ts";
import { findPhp } from "../scripts/php.mjs";

const php: string | undefined = findPhp();

/** Reads pairs of lengths and bytes, runs each script in one process and tells which printed something else than it should. A sign before each: PHP eats a line end after `?>`. */
const DRIVER = `<?php
$all = file_get_contents($argv[1]); $at = 0; $wrong = []; $count = 0;
$next = function () use (&$all, &$at) { $n = unpack('V', $all, $at)[1]; $s = substr($all, $at + 4, $n); $at += 4 + $n; return $s; };
while ($at < strlen($all)) {
  $wanted = $next(); $code = $next(); $count++;
  ob_start();
  try { eval('?>|' . $code); } catch (Throwable $e) { echo $e->getMessage(); }
  if (ob_get_clean() !== '|' . $wanted) $wrong[] = $count - 1;
}
echo json_encode([$count, $wrong]);
`;

const CHILD_MS = 90_000;
/** Six of them, on a machine that is busy. */
const timeout = 7 * CHILD_MS;

describe.skipIf(!php)(php ? "on a real PHP" : "php is not installed, so what HTML to PHP writes is not run", { timeout }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "php-"));
    writeFileSync(join(folder, "driver.php"), DRIVER);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) => execFileSync(php as string, ["-n", ...args], { maxBuffer: 100_000_000, timeout: CHILD_MS });

  it.each([0, 1])("prints 5,500 inputs byte for byte in six forms, short_open_tag %s", async (short) => {
    const inputs = [...EDGES.map((text) => Buffer.from(text, "latin1")), ...mixes(5_500 - EDGES.length)];
    expect(inputs).toHaveLength(5_500);
    const wrong: string[] = [];
    for (const form of phpForms) {
      const parts: Buffer[] = [];
      for (const bytes of inputs) {
        const made = await convertFile({ name: "a.html", bytes }, { form });
        for (const part of [bytes, Buffer.from(made.bytes)]) {
          const length = Buffer.alloc(4);
          length.writeUInt32LE(part.length);
          parts.push(length, part);
        }
      }
      const file = join(folder, `${form}-${short}.bin`);
      writeFileSync(file, Buffer.concat(parts));
      const [count, failed] = JSON.parse(String(run("-d", `short_open_tag=${short}`, join(folder, "driver.php"), file))) as [
        number,
        number[],
      ];
      expect(count).toBe(inputs.length);
      wrong.push(...failed.map((index) => `${form}: ${JSON.stringify(inputs[index]?.toString("latin1"))}`));
    }
    expect(wrong).toEqual([]);
  });

  it("prints the edges as scripts of their own, where a first line with #! is left out", async () => {
    mkdirSync(join(folder, "edges"));
    const edges = EDGES.filter((text) => text.startsWith("#!") || text.startsWith("\xef\xbb\xbf") || text.startsWith("<?"));
    const wrong: string[] = [];
    for (const [index, text] of edges.entries())
      for (const form of ["template", "nowdoc"] as const) {
        const made = await convertFile({ name: "a.html", bytes: Buffer.from(text, "latin1") }, { form });
        const file = join(folder, "edges", `${form}-${index}.php`);
        writeFileSync(file, made.bytes);
        if (run(file).toString("latin1") !== text) wrong.push(`${form}: ${JSON.stringify(text)}`);
      }
    expect(wrong).toEqual([]);
  });
});

const EDGES = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: PHP would read a variable there.
  ...["", "\n", "\r", "\r\n", "\n\r", " ", "'", '"', "\\", "\\'", "\\\\", "$", "{$", "${a}", "{$a}", "$a[0]", "\0", "\x1a"],
  ...[
    "<?",
    "<?\n",
    "<?\r\n\r\n",
    "<?php",
    "<?php echo 1; ?>",
    "<?=1?>",
    "<?xml version='1.0'?>\n<a/>",
    "?>",
    "?>\n",
    "<<?",
    "<?<?",
    "<%= 1 %>",
  ],
  ...[
    "HTML",
    "HTML;",
    "\nHTML",
    "  HTML\n",
    "\tHTML1\rHTML",
    "HTML\xe9",
    "x\r",
    "x\r\r\n",
    "x\r\n\r",
    "#!/bin/sh",
    "#!\n<?",
    "\xef\xbb\xbf<p>",
  ],
  ...[
    "\\n",
    "\\x41",
    "\\u{41}",
    "\\101",
    "/* */ // #",
    "<script language='php'>echo 1</script>",
    "<?php\n",
    "<?\t\nx",
    "EOT;\nHTML2 HTML3",
  ],
];

/** Mixes of what is dangerous, the same in every run. */
function mixes(count: number): Buffer[] {
  let state = 20_261_116;
  const below = (n: number) => {
    // Numerical Recipes' generator: enough to choose pieces.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const pieces = [
    ...EDGES,
    "<p>",
    "</p>",
    "abc",
    "é",
    "日本",
    "😀",
    "=",
    "?",
    "<",
    ">",
    "{",
    "}",
    "[",
    "-",
    "HTML1",
    "\v",
    "\f",
    "\x1b",
    "\x7f",
    "\x80",
  ];
  return Array.from({ length: count }, () =>
    Buffer.concat(
      Array.from({ length: 1 + below(12) }, () => {
        if (below(10) === 0) return Buffer.from([below(256)]);
        const piece = pieces[below(pieces.length)] ?? "";
        return Buffer.from(piece, /[\u0100-\uffff]/.test(piece) ? "utf8" : "latin1");
      }),
    ),
  );
}
