import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { envVariables, readEnv } from "./env.ts";

describe("readEnv", () => {
  it("runs on nothing at all", () => {
    expect(readEnv({})).toStrictEqual({
      port: 3000,
      host: "127.0.0.1",
      siteOrigin: "http://127.0.0.1:3000",
      siteV4Origin: undefined,
      siteV6Origin: undefined,
      siteSecret: undefined,
      dataDir: "./data",
      databaseUrl: undefined,
      backupDir: undefined,
      backupKeep: 14,
      backupKey: undefined,
      metricsToken: undefined,
      tracesEndpoint: undefined,
      cdnPurgeUrl: undefined,
      cdnPurgeToken: undefined,
      sanity: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      trustedProxies: [],
      trustedHeader: "x-forwarded-for",
      leaveSeconds: 2,
      drainSeconds: 6,
      fetchAllowHosts: [],
      chromiumPath: undefined,
      cruxApiKey: undefined,
      toolRunsAMinute: 30,
      pageRendersAMinute: 300,
      bookingUrl: undefined,
      chatScriptUrl: undefined,
      badgeScriptUrl: undefined,
      badgeUrl: undefined,
      speedScriptUrl: undefined,
      speedSample: 100,
      vendorOrigins: [],
      providerKeys: {},
      providerBases: {},
    });
  });

  it("counts an empty or blank value as missing, also in a variable it does not know", () => {
    const names = Object.keys(envVariables.shape);
    const blank = Object.fromEntries([...names.map((name) => [name, " "]), ["SANITY_PROJET_ID", ""], ["PORT", ""]]);
    expect(readEnv(blank)).toStrictEqual(readEnv({}));
  });

  it("reads every variable", () => {
    expect(
      readEnv({
        PORT: "8080",
        HOST: "0.0.0.0",
        SITE_ORIGIN: "https://www.example.com/",
        SITE_V4_ORIGIN: "https://v4.example.com",
        SITE_V6_ORIGIN: "https://v6.example.com/",
        SITE_SECRET: "0123456789abcdef0123456789abcdef",
        DATA_DIR: "/var/lib/site",
        DATABASE_URL: "postgres://site:secret@db:5432/site",
        BACKUP_DIR: "/var/backups/site",
        BACKUP_KEEP: "35",
        BACKUP_KEY: "fedcba9876543210fedcba9876543210",
        METRICS_TOKEN: "0123456789abcdef",
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
        CDN_PURGE_URL: "https://cdn.example/purge",
        CDN_PURGE_TOKEN: "cdn1",
        SANITY_PROJECT_ID: "zp7mbokg",
        SANITY_DATASET: "staging",
        SANITY_TOKEN: "sk123",
        SANITY_WRITE_TOKEN: "sk456",
        SANITY_STUDIO_URL: "https://agency.sanity.studio",
        SANITY_API_HOST: "http://127.0.0.1:4000",
        SMTP_URL: "smtps://mail.example",
        MAIL_FROM: "team@example.com",
        TRUSTED_PROXIES: "10.0.0.0/8, ::1 fd00::/8",
        TRUSTED_HEADER: "forwarded",
        LEAVE_SECONDS: "30",
        DRAIN_SECONDS: "60",
        FETCH_ALLOW_HOSTS: "127.0.0.1:8080,shop.test,[::1]:90",
        CHROMIUM_PATH: "/usr/bin/chromium",
        CRUX_API_KEY: "AIza123",
        TOOL_RUNS_A_MINUTE: "60",
        PAGE_RENDERS_A_MINUTE: "600",
        BOOKING_URL: "https://example.com/book?team=1",
        CHAT_SCRIPT_URL: "http://127.0.0.1:9/chat.js",
        BADGE_SCRIPT_URL: "https://example.com/reviews.js",
        BADGE_URL: "https://example.com/reviews",
        SPEED_SCRIPT_URL: "https://example.com/speed.js",
        SPEED_SAMPLE: "10",
        VENDOR_ORIGINS: "https://cdn.example.com, https://api.example.com/",
        BRAVE_API_KEY: "BSA1",
        LLM_BASE_URL: "http://127.0.0.1:11434/v1",
        PROVIDER_BASES: "dataforseo=https://sandbox.dataforseo.com/, moz=http://127.0.0.1:9",
      }),
    ).toStrictEqual({
      port: 8080,
      host: "0.0.0.0",
      siteOrigin: "https://www.example.com",
      siteV4Origin: "https://v4.example.com",
      siteV6Origin: "https://v6.example.com",
      siteSecret: "0123456789abcdef0123456789abcdef",
      dataDir: "/var/lib/site",
      databaseUrl: "postgres://site:secret@db:5432/site",
      backupDir: "/var/backups/site",
      backupKeep: 35,
      backupKey: "fedcba9876543210fedcba9876543210",
      metricsToken: "0123456789abcdef",
      tracesEndpoint: "http://127.0.0.1:4318",
      cdnPurgeUrl: "https://cdn.example/purge",
      cdnPurgeToken: "cdn1",
      sanity: {
        projectId: "zp7mbokg",
        dataset: "staging",
        token: "sk123",
        writeToken: "sk456",
        studioUrl: "https://agency.sanity.studio",
        apiHost: "http://127.0.0.1:4000",
      },
      smtpUrl: "smtps://mail.example",
      mailFrom: "team@example.com",
      trustedProxies: ["10.0.0.0/8", "::1", "fd00::/8"],
      trustedHeader: "forwarded",
      leaveSeconds: 30,
      drainSeconds: 60,
      fetchAllowHosts: ["127.0.0.1:8080", "shop.test", "[::1]:90"],
      chromiumPath: "/usr/bin/chromium",
      cruxApiKey: "AIza123",
      toolRunsAMinute: 60,
      pageRendersAMinute: 600,
      bookingUrl: "https://example.com/book?team=1",
      chatScriptUrl: "http://127.0.0.1:9/chat.js",
      badgeScriptUrl: "https://example.com/reviews.js",
      badgeUrl: "https://example.com/reviews",
      speedScriptUrl: "https://example.com/speed.js",
      speedSample: 10,
      vendorOrigins: ["https://cdn.example.com", "https://api.example.com"],
      providerKeys: { BRAVE_API_KEY: "BSA1", LLM_BASE_URL: "http://127.0.0.1:11434/v1" },
      providerBases: { dataforseo: "https://sandbox.dataforseo.com", moz: "http://127.0.0.1:9" },
    });
  });

  it("makes the default origin from the port", () => {
    expect(readEnv({ PORT: "4101", HOST: "0.0.0.0" }).siteOrigin).toBe("http://127.0.0.1:4101");
  });

  it("takes the dataset named production when only the project is named", () => {
    expect(readEnv({ SANITY_PROJECT_ID: "abc" }).sanity).toStrictEqual({
      projectId: "abc",
      dataset: "production",
      token: undefined,
      writeToken: undefined,
      studioUrl: undefined,
      apiHost: undefined,
    });
  });

  it("names every fault in one error, says what to write, and repeats no value", () => {
    const source = {
      PORT: "70000",
      SITE_ORIGIN: "https://example.com/shop",
      DATABASE_URL: "mysql://root:hunter2@db/site",
      SANITY_PROJET_ID: "abc",
      TRUSTED_PROXIES: "10.0.0.0/33",
    };
    expect(() => readEnv(source)).toThrow(
      new Error(
        [
          "The environment has 5 faults:",
          "  PORT is malformed. Write a number from 1 to 65535, such as 3000.",
          "  SITE_ORIGIN is malformed. Write scheme and host without a path, such as https://www.example.com.",
          "  DATABASE_URL is malformed. Write it like postgres://user:password@host:5432/name.",
          "  TRUSTED_PROXIES is malformed. Write addresses or ranges separated by commas, such as 10.0.0.0/8, 127.0.0.1.",
          "  SANITY_PROJET_ID is not a variable we read. Use SANITY_PROJECT_ID or SANITY_DATASET or SANITY_TOKEN or SANITY_WRITE_TOKEN or SANITY_STUDIO_URL or SANITY_API_HOST, or remove it.",
        ].join("\n"),
      ),
    );
  });

  it("refuses settings of a content project that is not named", () => {
    expect(() => readEnv({ SANITY_TOKEN: "sk1" })).toThrow(
      "The environment has a fault:\n  SANITY_TOKEN has no effect without SANITY_PROJECT_ID. Set that too, or remove SANITY_TOKEN.",
    );
  });

  it("leaves other people's variables alone", () => {
    expect(readEnv({ PATH: "/bin", HOSTNAME: "box", MAIL: "/var/mail/root", DATABASE_POOL: "1", DATA_CENTER: "x" })).toStrictEqual(
      readEnv({}),
    );
  });

  it.each([
    ["PORT", "0"],
    ["PORT", "3000.5"],
    ["PORT", "http"],
    ["HOST", "127.0.0.1:3000"],
    ["HOST", "my host"],
    ["BACKUP_KEEP", "36"],
    ["BACKUP_KEY", "too short"],
    ["METRICS_TOKEN", "short"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4318"],
    ["SITE_ORIGIN", "example.com"],
    ["SITE_ORIGIN", "ftp://example.com"],
    ["SITE_ORIGIN", "https://example.com/?"],
    ["SITE_ORIGIN", "https://user@example.com"],
    ["SMTP_URL", "mail.example:587"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "Team <team@example.com>"],
    ["MAIL_FROM", "a@example.com, b@example.com"],
    ["TRUSTED_PROXIES", "proxy.example"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
    ["LEAVE_SECONDS", "61"],
    ["DRAIN_SECONDS", "1"],
    ["DRAIN_SECONDS", "601"],
    ["FETCH_ALLOW_HOSTS", "http://127.0.0.1"],
    ["FETCH_ALLOW_HOSTS", "127.0.0.1:99999"],
    ["FETCH_ALLOW_HOSTS", "*.example.com"],
    ["BOOKING_URL", "http://example.com/book"],
    ["CHAT_SCRIPT_URL", "javascript:alert(1)"],
    ["SANITY_PROJECT_ID", "My Project"],
    ["SUGGEST_SOURCE", "altavista"],
    ["PROVIDER_BASES", "https://sandbox.dataforseo.com"],
  ])("refuses %s=%s", (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`  ${name} is malformed. Write `);
  });
});

describe(".env.example", () => {
  const text = readFileSync(".env.example", "utf8");
  const lines = [...text.matchAll(/^(# )?([A-Z0-9_]+)=(.*)$/gm)].map(([, off, name = "", value = ""]) => ({
    isOff: off !== undefined,
    name,
    value,
  }));

  it("lists every variable, in the schema's order, and no other", () => {
    expect(lines.map(({ name }) => name)).toStrictEqual(Object.keys(envVariables.shape));
  });

  it("explains each in a comment above it", () => {
    const unexplained = lines.filter(({ name }) => !new RegExp(`^# .+\\n(?:# )?${name}=`, "m").test(text));
    expect(unexplained).toStrictEqual([]);
  });

  it("sets nothing but defaults, and shows only values that are accepted", () => {
    const entries = (isOff: boolean) =>
      Object.fromEntries(lines.filter((line) => line.isOff === isOff).map(({ name, value }) => [name, value]));
    expect(readEnv(entries(false))).toStrictEqual(readEnv({}));
    expect(() => readEnv(entries(true))).not.toThrow();
  });
});
