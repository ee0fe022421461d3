import { compare } from "bcryptjs";
import { describe, expect, it } from "vitest";
import { fieldsOfSchema } from "#core/tool/fields-of-schema.ts";
import { knownInputOf } from "#core/tool/tool-fields.ts";
import { configText } from "#engines/apache/config-text.ts";
import { botNamesFor } from "./bot-names.ts";
import { generateHtaccess } from "./htaccess-generator.engine.ts";
import { type HtaccessGeneratorInput, htaccessGeneratorInput } from "./htaccess-generator.schema.ts";
import { tool } from "./htaccess-generator.tool.ts";
import { htpasswdLine } from "./htpasswd.ts";
import { makeFiles } from "./make-files.ts";

const apacheOf = (input: HtaccessGeneratorInput) => configText(generateHtaccess(input).files[0]?.lines ?? []);

describe("generateHtaccess", () => {
  it("writes nothing when nothing is switched on", () => expect(apacheOf({ domain: "example.com", slash: "leave" })).toBe(""));

  it("writes what is asked for, each part under its title", () => {
    expect(apacheOf({ noListing: true, nosniff: true, error404: "/404.html" })).toBe(
      '# Error pages\nErrorDocument 404 "/404.html"\n\n# Folders\nOptions -Indexes\n\n# Security headers\nHeader always set X-Content-Type-Options "nosniff"\n',
    );
  });

  it("keeps one order, whatever the order of the input", () => {
    const { parts } = generateHtaccess({
      fallback: "wordpress",
      caching: "week",
      compression: true,
      types: true,
      fonts: "any",
      nosniff: true,
      index: "index.php",
      error404: "/404",
      files: ["hidden"],
      bots: ["seo"],
      hotlink: true,
      addresses: ["203.0.113.7"],
      redirects: "/a /b",
      host: "www",
      domain: "example.com",
    });
    expect(parts).toEqual([
      "One address, by https",
      "Redirects",
      "Addresses",
      "Hotlink protection",
      "Crawlers that stay out",
      "Files that stay private",
      "Error pages",
      "Folders",
      "Security headers",
      "Fonts for other sites",
      "Character set and file types",
      "Compression",
      "Caching",
      "WordPress",
    ]);
  });

  it("names the modules and the AllowOverride that are needed", () => {
    expect(generateHtaccess({ nosniff: true, noListing: true, files: ["hidden"] })).toMatchObject({
      modules: ["mod_alias", "mod_headers"],
      overrides: ["FileInfo", "Options"],
    });
  });

  it("gives redirects full addresses when everything goes to https", () => {
    expect(apacheOf({ domain: "example.com", host: "root", redirects: "/a.html /b" })).toContain(
      'RedirectMatch 301 "^/a\\.html$" "https://example.com/b"',
    );
    expect(apacheOf({ domain: "example.com", host: "root", scheme: "keep", redirects: "/a.html /b" })).toContain(
      'RedirectMatch 301 "^/a\\.html$" "/b"',
    );
  });

  it.each<[HtaccessGeneratorInput, string]>([
    [{ domain: "localhost", host: "www" }, "domain"],
    [{ slash: "add" }, "slash"],
    [{ redirects: "/a /a" }, "redirects"],
    [{ redirects: "nonsense" }, "redirects"],
    [{ error404: "https://example.com/404" }, "error404"],
    [{ error500: "//evil.example/" }, "error500"],
    [{ error404: "/a\nRedirect / /b" }, "error404"],
    [{ index: "index.html $(id)" }, "index"],
    [{ index: "../../etc/passwd" }, "index"],
    [{ hotlink: true }, "hotlink"],
    [{ hotlink: true, domain: "example.com", hotlinkFriends: ["a b"] }, "hotlinkFriends"],
    [{ user: "anna", userFile: "relative/.htpasswd" }, "userFile"],
    [{ user: "anna", userFile: `/home/${"$"}{USER}/x` }, "userFile"],
    [{ user: "anna", realm: "a\u0085b" }, "realm"],
    [{ addresses: ["10.0.0.300"] }, "addresses"],
    [{ addresses: ["10.0.0.0/33"] }, "addresses"],
    [{ addresses: ["::1%eth0"] }, "addresses"],
    [{ addresses: ["all granted"] }, "addresses"],
    [{ botNames: ["Evil#Bot"] }, "botNames"],
    [{ botNames: ['"> Require all granted'] }, "botNames"],
    [{ csp: "default-src 'self'\nX: y" }, "csp"],
    [{ csp: "default-src ü" }, "csp"],
    [{ hsts: "year" }, "hsts"],
    [{ fonts: "listed" }, "fontOrigins"],
    [{ fonts: "listed", fontOrigins: ["https://a' || true"] }, "fontOrigins"],
    [{ fallback: "spa", fallbackFile: "index.html" }, "fallbackFile"],
  ])("leaves out what cannot be used and names it: %j", (input, field) => {
    const { problems, files } = generateHtaccess(input);
    expect(problems.map((problem) => problem.field)).toContain(field);
    const text = configText(files[0]?.lines ?? []);
    expect(text).not.toMatch(/evil|granted|\$\{|passwd"|\(id\)/);
  });

  it("finds the mistakes of the third example", () => {
    expect(generateHtaccess(tool.examples[2]?.input ?? {}).problems.map(({ field }) => field)).toEqual([
      "domain",
      "redirects",
      "addresses",
      "botNames",
      "error404",
      "hsts",
    ]);
  });

  it("knows no crawler that exists in robots.txt only", () => {
    expect(botNamesFor(["ai-training"])).toContain("GPTBot");
    expect(botNamesFor(["ai-training", "ai-search", "user-fetch", "seo"]).filter((name) => /extended/i.test(name))).toEqual([]);
  });

  it("writes nginx beside it", () => {
    expect(configText(generateHtaccess({ nosniff: true }).files[1]?.lines ?? [])).toBe(
      'server {\n    # listen, server_name, root and certificates of your site\n\n    # Security headers\n    add_header X-Content-Type-Options "nosniff" always;\n}\n',
    );
  });
});

describe("htpasswdLine", () => {
  it("makes a line that bcrypt accepts, in the form that Apache has known longest", async () => {
    const made = await htpasswdLine("anna", "pä$$ wörd");
    const [user, hash = ""] = made.ok ? made.line.split(/:(.*)/s) : [];
    expect([user, /^\$2y\$10\$/.test(hash), await compare("pä$$ wörd", hash.replace("$2y$", "$2b$"))]).toEqual(["anna", true, true]);
  });

  it.each([
    ["an:na", "x", "A user name has no colon and no space."],
    ["an na", "x", "A user name has no colon and no space."],
    ["anna\nroot", "x", "A user name has no colon and no space."],
    ["anna", "", "Write a password, and the line for .htpasswd is made."],
    ["anna", "ü".repeat(37), "bcrypt reads 72 bytes and yours has 74. Take a shorter one."],
  ])("refuses %j with %j", async (user, password, problem) => {
    expect(await htpasswdLine(user, password)).toEqual({ ok: false, problem });
  });
});

describe("makeFiles", () => {
  it("never gives the password back", async () => {
    const output = await makeFiles({ user: "anna", password: "correct horse" });
    expect(output.htpasswd).toMatch(/^anna:\$2y\$10\$/);
    expect(JSON.stringify(output)).not.toContain("correct horse");
  });

  it("reads a posted form as the page does", () => {
    const input = knownInputOf(fieldsOfSchema(htaccessGeneratorInput), {
      domain: " example.com ",
      host: "www",
      bots: "seo\nai-training",
      files: "hidden",
      addresses: "10.0.0.1\n\n10.0.0.2",
      nosniff: "true",
      caching: "nonsense",
    });
    expect(input).toEqual({
      domain: "example.com",
      host: "www",
      bots: ["ai-training", "seo"],
      files: ["hidden"],
      addresses: ["10.0.0.1", "10.0.0.2"],
      nosniff: true,
    });
    expect(htaccessGeneratorInput.safeParse(input).success).toBe(true);
  });
});
