import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { createLogger, type LogLevel } from "./logger.ts";

const now = () => new Date("2026-11-15T12:00:01.000Z");

function collect(options: { level?: LogLevel; isForPeople?: boolean } = {}) {
  const lines: string[] = [];
  const log = createLogger({ isForPeople: false, ...options, now, write: (line) => lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "null") };
}

describe("createLogger", () => {
  it("writes one JSON line a call", () => {
    const { log, lines } = collect();
    log.info("page rendered", { path: "/blog", ms: 12 });
    expect(lines).toStrictEqual(['{"time":"2026-11-15T12:00:01.000Z","level":"info","message":"page rendered","path":"/blog","ms":12}\n']);
  });

  it("writes one readable line for a person at a terminal, with control characters made visible", () => {
    const { log, lines } = collect({ isForPeople: true });
    log.warn("bad\u001b[31m input\nsecond", { path: "/blog", text: "two words", list: [1] });
    expect(lines).toStrictEqual(['12:00:01 warn  bad\\u001b[31m input\\u000asecond path=/blog text="two words" list=[1]\n']);
  });

  it.each<[LogLevel, string[]]>([
    ["debug", ["debug", "info", "warn", "error"]],
    ["info", ["info", "warn", "error"]],
    ["warn", ["warn", "error"]],
    ["error", ["error"]],
    ["silent", []],
  ])("at level %s writes %j", (level, expected) => {
    const { log, lines } = collect({ level });
    for (const each of ["debug", "info", "warn", "error"] as const) log[each]("line");
    expect(lines.map((line) => JSON.parse(line).level)).toStrictEqual(expected);
  });

  it("adds a child's fields to each of its lines and lets none replace time, level or message", () => {
    const { log, last } = collect();
    log.child({ request: "r1" }).child({ tool: "serp" }).info("run", { tool: "other", time: "never", level: "debug", message: "fake" });
    expect(last()).toStrictEqual({ time: "2026-11-15T12:00:01.000Z", level: "info", message: "run", request: "r1", tool: "other" });
  });

  it.each([
    "password",
    "passwordHash",
    "new_password",
    "token",
    "accessToken",
    "secret",
    "client-secret",
    "Authorization",
    "cookie",
    "Set-Cookie",
    "email",
    "visitorEmail",
    "ip",
    "clientIp",
    "IP",
    "x-forwarded-for",
    "smtpUrl",
    "SMTP_URL",
    "databaseUrl",
    "apiKey",
    "x-api-key",
    "SANITY_TOKEN",
    "sessionId",
  ])("never writes the value of %s", (name) => {
    const { log, last, lines } = collect();
    log.info("x", { [name]: "hunter2", list: [{ deep: { [name]: { inner: "hunter2" } } }] });
    expect(last()).toMatchObject({ [name]: "[redacted]", list: [{ deep: { [name]: "[redacted]" } }] });
    expect(lines.join()).not.toContain("hunter2");
  });

  it.each(["zip", "description", "recipe", "path", "keyword", "author", "ship", "monkey"])("keeps %s readable", (name) => {
    const { log, last } = collect();
    log.info("x", { [name]: "seen" });
    expect(last()[name]).toBe("seen");
  });

  it.each([
    ["connect postgres://site:hunter2@db:5432/site failed", "connect postgres://[redacted]@db:5432/site failed"],
    ["https://user@example.com/", "https://[redacted]@example.com/"],
    ["https://example.com/@user", "https://example.com/@user"],
    ["/sign-in?token=abc123&next=/admin", "/sign-in?token=[redacted]&next=/admin"],
    ["https://api.example/v1?q=a&api_key=k9#x", "https://api.example/v1?q=a&api_key=[redacted]#x"],
    ["550 no such user <ann.lee+news@mail.example.com>", "550 no such user <[email]>"],
    ["at 12@3 no address", "at 12@3 no address"],
  ])("cleans text: %s", (text, expected) => {
    const { log, last } = collect();
    log.info(text, { text, url: URL.canParse(text) ? new URL(text) : undefined });
    expect(last()).toMatchObject({ message: expected, text: expected });
  });

  it("writes an error with its code, stack and causes, and cleans them", () => {
    const { log, last } = collect();
    const root = Object.assign(new Error("connect postgres://a:hunter2@db failed"), { code: "ECONNREFUSED", config: { huge: true } });
    log.error("job failed", { error: new AppError("dns_not_found", { host: "example.com" }, { cause: root }) });
    const { error } = last();
    expect({ ...error, stack: undefined, cause: { ...error.cause, stack: undefined } }).toStrictEqual({
      name: "AppError",
      message: "We could not find example.com. Check the spelling of the address.",
      code: "dns_not_found",
      details: { host: "example.com" },
      stack: undefined,
      cause: { name: "Error", message: "connect postgres://[redacted]@db failed", code: "ECONNREFUSED", stack: undefined },
    });
    expect(error.stack).toContain("logger.test.ts");
    expect(JSON.stringify(error)).not.toContain("hunter2");
  });

  it("never throws, whatever it is given", () => {
    const { log, last } = collect();
    const circle: Record<string, unknown> = { name: "circle" };
    circle["self"] = circle;
    const broken = {
      get fails() {
        throw new Error("getter");
      },
      fine: 1,
    };
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), "bottom");
    log.info("odd", {
      circle,
      broken,
      big: 12n,
      no: Number.NaN,
      bytes: new Uint8Array(3),
      when: new Date(Number.NaN),
      map: new Map([["token", "t"]]),
    });
    expect(last()).toMatchObject({
      circle: { name: "circle", self: "[circular]" },
      broken: { fails: "[unreadable]", fine: 1 },
      big: "12",
      no: "NaN",
      bytes: "[3 bytes]",
      when: "Invalid Date",
      map: { token: "[redacted]" },
    });
    log.info("top", broken);
    expect(last()).toMatchObject({ message: "top", fails: "[unreadable]", fine: 1 });
    log.info("deep", { deep, long: "x".repeat(9_000), many: Array.from({ length: 300 }).fill(1) });
    expect(JSON.stringify(last().deep)).toContain("[deep]");
    expect(last().long).toBe(`${"x".repeat(8_000)}… (9000 characters)`);
    expect(last().many.at(-1)).toBe("… (300 items)");
    const failing = createLogger({
      now,
      write: () => {
        throw new Error("EPIPE");
      },
    });
    expect(() => failing.info("x")).not.toThrow();
  });

  it("takes linear time on long text without any address in it", () => {
    const { log } = collect();
    const started = cpuTime();
    for (let i = 0; i < 20; i++) log.info("x".repeat(100_000), { text: `${"a.".repeat(50_000)}@` });
    expect(cpuTime() - started).toBeLessThan(5_000);
  });
});
