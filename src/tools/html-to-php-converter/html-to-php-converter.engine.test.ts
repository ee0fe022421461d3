import { describe, expect, it } from "vitest";
import { convertFile } from "./convert-file.ts";
import { convertHtmlToPhp } from "./html-to-php-converter.engine.ts";
import type { HtmlToPhpConverterInput } from "./html-to-php-converter.schema.ts";
import { tool } from "./html-to-php-converter.tool.ts";

const phpOf = (html: string, form?: HtmlToPhpConverterInput["form"], more = {}) =>
  convertHtmlToPhp({ html, ...(form && { form }), ...more }).code;

describe("convertHtmlToPhp", () => {
  it.each([
    ["echo-single", `<?php\necho '<p title="it\\'s">$5 \\\\ h</p>' . "\\n";\necho "\\r\\n";\necho 'end';\n`],
    ["echo-double", `<?php\necho "<p title=\\"it's\\">\\$5 \\\\ h</p>\\n";\necho "\\r\\n";\necho "end";\n`],
    ["print", `<?php\nprint("<p title=\\"it's\\">\\$5 \\\\ h</p>\\n");\nprint("\\r\\n");\nprint("end");\n`],
    ["nowdoc", `<?php\necho <<<'HTML'\n<p title="it's">$5 \\ h</p>\n\r\nend\nHTML;\n`],
    [
      "variable",
      `<?php\n$html = '';\n$html .= '<p title="it\\'s">$5 \\\\ h</p>' . "\\n";\n$html .= "\\r\\n";\n$html .= 'end';\necho $html;\n`,
    ],
    ["template", `<p title="it's">$5 \\ h</p>\n\r\nend`],
  ] as const)("writes the form %s", (form, code) => expect(phpOf(`<p title="it's">$5 \\ h</p>\n\r\nend`, form)).toBe(code));

  it.each([
    ["nothing", "", "echo-single", "<?php\n"],
    ["control bytes", "a\0\x1b\x7f\v\f\t", "echo-double", '<?php\necho "a\\x00\\x1B\\x7F\\v\\f\\t";\n'],
    ["a word that would close", "HTML\n  HTML1;\nHTML2x", "nowdoc", "<?php\necho <<<'HTML2'\nHTML\n  HTML1;\nHTML2x\nHTML2;\n"],
    ["CRs at the end", "a\r\r", "nowdoc", "<?php\necho <<<'HTML'\na\nHTML . \"\\r\\r\";\n"],
    ["line ends after an opening", "<?\n\nx <?xml", "template", "<?php echo '<?\n\n'; ?>x <?php echo '<?'; ?>xml"],
    ["a line that a command line leaves out", "#!/bin/sh\n", "template", "<?php echo '#!'; ?>/bin/sh\n"],
  ] as const)("knows %s", (_, html, form, code) => expect(phpOf(html, form)).toBe(code));

  it("takes a name for the variable, with or without its dollar", () =>
    expect(phpOf("a", "variable", { variable: "$page_body" })).toBe("<?php\n$page_body = '';\n$page_body .= 'a';\necho $page_body;\n"));

  it.each(["my var", "this", "$this", "GLOBALS", "1a", "$", "a".repeat(61)])("calls it $html where %j is no name", (variable) => {
    expect(phpOf("a", "variable", { variable })).toBe("<?php\n$html = '';\n$html .= 'a';\necho $html;\n");
    expect(tool.input.safeParse({ html: "a", variable }).success).toBe(false);
  });

  it("leaves PHP to run in a template only, and says what happens", () => {
    const live = convertHtmlToPhp({ html: "<h1><?= $a ?></h1><?php b() ?>", form: "template", php: "run" });
    expect(live.code).toBe("<h1><?= $a ?></h1><?php b() ?>");
    expect(live.notes).toEqual(["2 pieces of PHP in the input will run. Only the HTML around is printed as it is."]);
    const printed = convertHtmlToPhp({ html: "<?= $a ?>", form: "echo-single", php: "run" });
    expect(printed.code).toBe("<?php\necho '<?= $a ?>';\n");
    expect(printed.notes).toEqual(["The PHP in the input is printed as text and does not run. Only a template can leave it to run."]);
  });

  it("makes of the first example what its page says", () => {
    const { bytesIn, bytesOut } = convertHtmlToPhp(tool.examples[0]?.input as HtmlToPhpConverterInput);
    expect([bytesIn, bytesOut]).toEqual([30, 53]);
  });

  it("keeps the bytes of a file in any encoding", async () => {
    const made = await convertFile({ name: "old page.htm", bytes: new Uint8Array([0xe9, 0x27, 0xff, 0x0a]) }, { form: "echo-single" });
    expect([made.name, Buffer.from(made.bytes).toString("latin1")]).toEqual(["old page.php", `<?php\necho '\xe9\\'\xff' . "\\n";\n`]);
  });
});
