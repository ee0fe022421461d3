import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReadableStream } from "node:stream/web";
import { afterAll, describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";
import { createUploads } from "./uploads.ts";

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
const uploads = createUploads(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sent(body: Uint8Array | string, type: string, pieceBytes = 65_536): Request {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
    bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  );
  return new Request("http://agency.example/", {
    method: "POST",
    headers: { "content-type": type },
    body: ReadableStream.from(pieces),
    duplex: "half",
  } as RequestInit);
}

async function written(form: FormData): Promise<[body: Uint8Array, type: string]> {
  const response = new Response(form);
  return [new Uint8Array(await response.arrayBuffer()), response.headers.get("content-type") ?? ""];
}

const part = (head: string, body = "") => `--x\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, body = "") => part(`Content-Disposition: form-data; name="${name}"`, body);
/** What an ordinary form may write. */
const TEXT = 64_000;
const MULTIPART = "multipart/form-data; boundary=x";

describe("readForm", () => {
  it.each([1, 7, 64, 99, 150, 65_536])("reads what browsers write, %i bytes at a time", async (pieceBytes) => {
    const form = new FormData();
    form.append("name", "Åsa\r\n--x--\r\n");
    form.append('a "quoted" name', "");
    form.append("box", "1");
    form.append("box", "2");
    form.append("resume", new File(["%PDF-1.7"], 'c"v\u00e9.pdf', { type: "application/pdf" }));
    const { fields } = await readForm(sent(...(await written(form)), pieceBytes), uploads, "visitor", TEXT);
    expect([...fields.keys()]).toEqual(["name", 'a "quoted" name', "box", "box", "resume"]);
    expect([fields.get("name"), fields.getAll("box")]).toEqual(["Åsa\r\n--x--\r\n", ["1", "2"]]);
    const resume = fields.get("resume") as File;
    expect([resume.name, resume.type, await resume.text()]).toEqual(['c"vé.pdf', "application/pdf", "%PDF-1.7"]);
  });

  it("knows a file that was not chosen", async () => {
    const { fields } = await readForm(
      sent(`${part('Content-Disposition: form-data; name="resume"; filename=""')}--x--`, MULTIPART),
      uploads,
      "visitor",
      TEXT,
    );
    const none = fields.get("resume") as File;
    expect([none.name, none.size]).toEqual(["", 0]);
  });

  it("keeps a large file on the disk until it is released", async () => {
    const bytes = Buffer.alloc(300_000, "\r\n--x");
    const form = new FormData();
    form.append("resume", new File([bytes], "cv.pdf"));
    const { fields, release } = await readForm(sent(...(await written(form))), uploads, "visitor", TEXT);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(Buffer.from(await (fields.get("resume") as File).arrayBuffer()).equals(bytes)).toBe(true);
    await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  const large = async (visitor: number) => {
    const form = new FormData();
    form.append("resume", new File([Buffer.alloc(100_000)], "cv.pdf"));
    return readForm(sent(...(await written(form))), uploads, `visitor ${visitor}`, TEXT);
  };

  it("takes eight large files at once, and more when they are done", async () => {
    const first = await Promise.all([1, 1, 2, 2, 3, 3, 4, 4].map(large));
    await expect(large(5)).rejects.toMatchObject({ code: "queue_full", waitSeconds: 10 });
    await first[0]?.release();
    const next = await large(5);
    for (const { release } of [...first.slice(1), next]) await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("takes two of one visitor", async () => {
    const first = await Promise.all([large(1), large(1)]);
    await expect(large(1)).rejects.toMatchObject({ code: "queue_full" });
    const other = await large(2);
    await first[0]?.release();
    const next = await large(1);
    for (const { release } of [...first.slice(1), other, next]) await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("lets go of the body of a form that it refuses, whoever sent it", async () => {
    const first = await Promise.all([large(1), large(1)]);
    let isHeld = true;
    const body = ReadableStream.from(
      (async function* () {
        try {
          for (;;) yield Buffer.from(field("a", "y".repeat(20_000)));
        } finally {
          isHeld = false;
        }
      })(),
    );
    const init = { method: "POST", headers: { "content-type": MULTIPART }, body, duplex: "half" } as RequestInit;
    const refused = readForm(new Request("http://agency.example/", init), uploads, "visitor 1", 2_500_000);
    await expect(refused).rejects.toMatchObject({ code: "queue_full" });
    await expect.poll(() => isHeld).toBe(false);
    for (const { release } of first) await release();
  });

  it.each([
    ["one text", field("a", "y".repeat(64_001))],
    ["many texts", field("a", "y".repeat(640)).repeat(100)],
    ["names alone", field("y".repeat(900)).repeat(72)],
    [
      "a text beside a file",
      part('Content-Disposition: form-data; name="b"; filename="b"', "z".repeat(70_000)) + field("a", "y".repeat(64_001)),
    ],
  ])("takes no more text than its address has room for: %s", async (_, parts) => {
    await expect(readForm(sent(`${parts}--x--`, MULTIPART), uploads, "visitor", TEXT)).rejects.toMatchObject({
      code: "input_too_large",
      message: "That is larger than 64 KB. Send a smaller one.",
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("keeps no more of many small files in memory than of one", async () => {
    const files = part('Content-Disposition: form-data; name="resume"; filename="cv.pdf"', "y".repeat(30_000)).repeat(5);
    const { fields, release } = await readForm(sent(`${files}--x--`, MULTIPART), uploads, "visitor", TEXT);
    expect(readdirSync(folder)).toHaveLength(3);
    const sizes = await Promise.all(fields.getAll("resume").map(async (file) => (await (file as File).text()).replaceAll("y", "").length));
    expect([sizes, fields.getAll("resume").map((file) => (file as File).size)]).toEqual([Array(5).fill(0), Array(5).fill(30_000)]);
    await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["a long text", field("html", "y".repeat(64_001))],
    ["small files", part('Content-Disposition: form-data; name="resume"; filename="cv.pdf"', "y".repeat(2_000)).repeat(33)],
    ["what is no part", "y".repeat(64_001)],
  ])("gives a place to a form that is large by %s", async (_, parts) => {
    const send = () =>
      readForm(sent(`${parts}${parts.startsWith("--") ? "" : `\r\n${field("a")}`}--x--`, MULTIPART), uploads, "visitor", 2_500_000);
    const first = [await send(), await send()];
    await expect(send()).rejects.toMatchObject({ code: "queue_full", waitSeconds: 10 });
    for (const { release } of first) await release();
    await (await send()).release();
  });

  it("holds a text to the pace of a file", { timeout: 30_000 }, async () => {
    const hasty = createUploads(folder, { bytesASecond: 1e9, graceSeconds: 0 });
    const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(field("a", "y".repeat(1_000)).slice(0, -2))) });
    const init = { method: "POST", headers: { "content-type": MULTIPART }, body, duplex: "half" } as RequestInit;
    await expect(readForm(new Request("http://agency.example/", init), hasty, "slow", TEXT)).rejects.toMatchObject({ status: 408 });
  });

  it("reads no NUL", async () => {
    const { fields } = await readForm(sent(`${field("a", "b\0c")}--x--`, MULTIPART), uploads, "visitor", TEXT);
    const pairs = await readForm(sent("a=b%00c", "application/x-www-form-urlencoded"), uploads, "visitor", TEXT);
    expect([fields.get("a"), pairs.fields.get("a")]).toEqual(["b\ufffdc", "b\ufffdc"]);
  });

  it("gives the place of one who sends too slowly to somebody else", { timeout: 30_000 }, async () => {
    const hasty = createUploads(folder, { bytesASecond: 1e9, graceSeconds: 0 });
    const beginning = Buffer.from(part('Content-Disposition: form-data; name="resume"; filename="cv.pdf"', "y".repeat(200_000)));
    const stalled = () => {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(beginning) });
      const init = { method: "POST", headers: { "content-type": MULTIPART }, body, duplex: "half" } as RequestInit;
      return readForm(new Request("http://agency.example/", init), hasty, "slow", TEXT);
    };
    const cut = await Promise.allSettled([stalled(), stalled()]);
    expect(cut).toMatchObject([{ reason: { code: "sender_too_slow" } }, { reason: { code: "sender_too_slow" } }]);
    expect(readdirSync(folder)).toEqual([]);
    await expect(stalled(), "its place is free").rejects.toMatchObject({ status: 408 });
  });

  it("leaves nothing on the disk of a file that was cut short", async () => {
    const body = part('Content-Disposition: form-data; name="resume"; filename="cv.pdf"', "y".repeat(200_000));
    await expect(readForm(sent(body, MULTIPART), uploads, "visitor", TEXT)).rejects.toMatchObject({ code: "input_invalid" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["no boundary", "hello", "multipart/form-data"],
    ["a boundary of seventy-one", "hello", `multipart/form-data; boundary=${"x".repeat(71)}`],
    ["no mark in it", "hello", MULTIPART],
    ["nothing", "", MULTIPART],
    ["no last mark", field("a", "1"), MULTIPART],
    ["something behind a mark", "--xyz\r\n\r\n--x--", MULTIPART],
    ["a part without a name", `${part("Content-Disposition: form-data")}--x--`, MULTIPART],
    ["a part that is an attachment", `${part('Content-Disposition: attachment; name="a"')}--x--`, MULTIPART],
    ["a part without headers", "--x\r\n\r\n\r\n--x--", MULTIPART],
    ["headers without an end", `--x\r\n${"a: b\r\n".repeat(2_000)}`, MULTIPART],
    ["too many parts", `${field("a").repeat(1_001)}--x--`, MULTIPART],
    ["too many pairs", "a=1&".repeat(1_000), "application/x-www-form-urlencoded"],
    ["too many files", `${part('Content-Disposition: form-data; name="a"; filename="a"').repeat(101)}--x--`, MULTIPART],
    ["another type", "{}", "application/json"],
  ])("refuses %s", async (_, body, type) => {
    await expect(readForm(sent(body, type), uploads, "visitor", TEXT)).rejects.toMatchObject({ status: 422 });
  });

  it("reads pairs", async () => {
    const { fields } = await readForm(
      sent("a=1+2&a=%C3%A5&__proto__=x&b", "application/x-www-form-urlencoded; charset=utf-8"),
      uploads,
      "visitor",
      TEXT,
    );
    expect([...fields]).toEqual([
      ["a", "1 2"],
      ["a", "å"],
      ["__proto__", "x"],
      ["b", ""],
    ]);
  });
});
