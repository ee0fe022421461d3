import { expect, it } from "vitest";
import { readRawHeads } from "./raw-head.ts";

it("reads what curl -sIL prints", () => {
  expect(
    readRawHeads(
      "HTTP/1.1 301 Moved Permanently\r\nLocation: https://a.example/\r\n\r\nHTTP/2 200 \r\ncontent-type: text/html\r\nx-empty:\r\n\r\n",
    ),
  ).toEqual([
    { status: 301, httpVersion: "1.1", headers: [["Location", "https://a.example/"]] },
    {
      status: 200,
      httpVersion: "2",
      headers: [
        ["content-type", "text/html"],
        ["x-empty", ""],
      ],
    },
  ]);
});

it("reads headers alone, HTTP/2's own status, folded lines, and skips early hints", () => {
  expect(readRawHeads("content-type: text/html\nvary: a,\n b\nnonsense")).toEqual([
    {
      status: 200,
      httpVersion: "1.1",
      headers: [
        ["content-type", "text/html"],
        ["vary", "a, b"],
      ],
    },
  ]);
  expect(readRawHeads(":status: 404\nserver: x")?.[0]).toMatchObject({ status: 404, headers: [["server", "x"]] });
  expect(readRawHeads("HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 200 OK\nServer: x")).toHaveLength(1);
});

it.each(["", "hello", "\n\n", "<html>"])("finds no head in %j", (text) => expect(readRawHeads(text)).toBeUndefined());
