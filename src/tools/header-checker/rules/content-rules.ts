import { factEvidence, pass } from "#core/rules/evidence.ts";
import { FIRST_BYTE_MS, WORTH_PACKING_BYTES } from "#core/rules/limits.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as ietf from "#core/sources/ietf.ts";
import { fieldValue, fieldValues, splitList } from "#engines/http-headers/header-fields.ts";
import { encodingTag } from "#engines/page-snapshot/declared-encoding.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { headerEvidence, headerFix, lineEvidence, serverFix } from "./header-evidence.ts";

/** What the body is, how it travels, and how long it takes. */
export const contentRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "content-type",
    title: "Says what it is",
    kind: "headers-false",
    sources: [ietf.contentType],
    run({ answer, snapshot }) {
      if (!answer || answer.status === 204 || (answer.status >= 300 && answer.status < 400)) return [];
      const value = fieldValue(answer.headers, "content-type");
      const label = "HTML in UTF-8";
      if (value === undefined)
        return [
          {
            title: "No Content-Type",
            detail: "Readers have to guess what the body is, and guess differently. With nosniff they may refuse it.",
            ...headerFix(label, "Content-Type", "text/html; charset=utf-8"),
          },
        ];
      const evidence = headerEvidence(answer.headers, "content-type", value);
      if (!answer.mediaType)
        return [
          {
            grade: "advice",
            title: "Content-Type cannot be read",
            detail: "It has to be type/subtype, with parameters after semicolons.",
            evidence,
            ...headerFix(label, "Content-Type", "text/html; charset=utf-8"),
          },
        ];
      if (!answer.isHtml) return pass(`Says what it is: ${answer.mediaType.essence}`);
      const charset = answer.mediaType.parameters.get("charset");
      const inPage = encodingTag(snapshot.metas);
      const hasMark = snapshot.response?.charset.source === "bom";
      if (charset === undefined && !inPage && !hasMark)
        return [
          {
            grade: "advice",
            title: "Neither header nor page names a character encoding",
            detail: "Browsers guess, and accents come out as two odd letters for some readers.",
            evidence,
            ...headerFix(label, "Content-Type", "text/html; charset=utf-8"),
          },
        ];
      if (charset !== undefined && inPage && !hasMark && !isSameCharset(charset, inPage.name))
        return [
          {
            grade: "advice",
            title: `The header says ${charset}, the page says ${inPage.name}`,
            detail: "The header wins. If the page is right, its special characters are garbled.",
            evidence: [...evidence, factEvidence(inPage.fact, inPage.fact.snippet)],
          },
        ];
      return pass(
        charset === undefined
          ? `Says what it is; ${hasMark ? "a byte order mark" : "the page"} names its encoding`
          : `Says what it is: ${value.slice(0, 60)}`,
      );
    },
  },
  {
    id: "compression",
    title: "The body is packed",
    kind: "packing",
    clause: "the text is not packed",
    sources: [ietf.contentEncoding],
    run({ answer, snapshot }) {
      const { response } = snapshot;
      if (!answer?.isMeasured || !response || answer.status !== 200 || !isText(answer.mediaType?.essence)) return [];
      const encoding = fieldValue(answer.headers, "content-encoding");
      const [wire, decoded] = [response.bytesWire, response.bytes];
      if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
        const saved = decoded > 0 ? Math.round((1 - wire / decoded) * 100) : 0;
        return pass(`Packed with ${encoding}: ${kilobytes(wire)} in place of ${kilobytes(decoded)}${saved > 0 ? `, ${saved}% less` : ""}`);
      }
      if (decoded < WORTH_PACKING_BYTES) return pass("Too small to be worth packing");
      return [
        {
          title: `${kilobytes(decoded)} of text, not packed`,
          detail: "Text shrinks to about a quarter. We asked for gzip, br and zstd and got none of them.",
          evidence: [lineEvidence("no Content-Encoding")],
          ...serverFix(
            "Packs text before it is sent",
            "AddOutputFilterByType DEFLATE text/html text/css text/plain application/javascript application/json image/svg+xml",
            "gzip on;\ngzip_types text/css text/plain application/javascript application/json image/svg+xml;",
          ),
        },
      ];
    },
  },
  {
    id: "vary-encoding",
    title: "Caches keep packed and plain copies apart",
    kind: "revalidation",
    clause: "caches may mix up its copies",
    sources: [ietf.vary, ietf.contentEncoding],
    run({ answer }) {
      if (!answer || fieldValue(answer.headers, "content-encoding") === undefined) return [];
      const names = splitList(fieldValue(answer.headers, "vary") ?? "").map((name) => name.toLowerCase());
      if (names.includes("accept-encoding") || names.includes("*")) return pass("Caches keep packed and plain copies apart");
      return [
        {
          title: "Packed, without Vary: Accept-Encoding",
          detail: "A shared cache may hand the packed copy to a reader that cannot unpack it.",
          evidence: headerEvidence(answer.headers, "content-encoding"),
          ...headerFix("Tells caches that the answer depends on it", "Vary", "Accept-Encoding"),
        },
      ];
    },
  },
  {
    id: "content-length",
    title: "Content-Length is right",
    kind: "headers-false",
    sources: [ietf.contentLength],
    run({ answer, snapshot, extra }) {
      if (!answer) return [];
      const values = fieldValues(answer.headers, "content-length");
      if (values.length === 0) return [];
      const [value = ""] = values;
      const evidence = headerEvidence(answer.headers, "content-length", value);
      if (!values.every((each) => /^\d+$/.test(each.trim())) || new Set(values).size > 1)
        return [
          {
            title: "Content-Length is no single number",
            detail: "Readers that disagree on where an answer ends can be tricked into mixing up two of them.",
            evidence,
          },
        ];
      if (fieldValue(answer.headers, "transfer-encoding") !== undefined)
        return [
          {
            title: "Content-Length and Transfer-Encoding in one answer",
            detail: "HTTP/1.1 forbids it: two ways to tell where the body ends, and an opening for request smuggling.",
            evidence: [...evidence, ...headerEvidence(answer.headers, "transfer-encoding")],
          },
        ];
      const wire = snapshot.response?.bytesWire ?? 0;
      if (answer.isMeasured && !snapshot.response?.truncated && wire > 0 && wire !== Number(value))
        return [
          {
            title: `Content-Length says ${Number(value).toLocaleString("en-US")} bytes, ${wire.toLocaleString("en-US")} came`,
            detail: "Browsers cut the page or wait for the rest.",
            evidence,
          },
        ];
      const byHead = extra.head?.page && fieldValue(extra.head.page.headers, "content-length");
      if (
        byHead &&
        byHead !== value &&
        fieldValue(extra.head?.page?.headers ?? [], "content-encoding") === fieldValue(answer.headers, "content-encoding")
      )
        return [
          {
            grade: "advice",
            title: `GET names ${value} bytes, HEAD ${byHead}`,
            detail: "HEAD has to send what GET would send. A page that changes with every request does this as well.",
            evidence: [...evidence, lineEvidence(`HEAD  Content-Length: ${byHead}`, byHead)],
          },
        ];
      return pass("Content-Length is right");
    },
  },
  {
    id: "first-byte",
    title: "The first byte comes soon",
    kind: "answer-slow",
    clause: "the server is slow",
    sources: [chrome.timeToFirstByte],
    run({ answer, hops }) {
      const last = hops.at(-1);
      if (!answer?.isMeasured || !last || last.address === "") return [];
      const ms = Math.round(last.firstByteMs);
      if (ms <= FIRST_BYTE_MS.good) return pass(`The server thought for ${ms} ms`);
      return [
        {
          ...(ms > FIRST_BYTE_MS.poor ? {} : { grade: "advice" }),
          title: `The server thought for ${ms.toLocaleString("en-US")} ms`,
          detail: `Past ${FIRST_BYTE_MS.good} ms a good page speed is hard to reach. Measured once, from our server; a second run tells whether it was chance.`,
          evidence: [lineEvidence(`${last.url}  first byte after ${ms} ms`)],
        },
      ];
    },
  },
];

function isText(essence: string | undefined): boolean {
  return (
    essence === undefined || /^text\/|[/+](?:json|xml)$|^application\/(?:javascript|xhtml\+xml|manifest\+json)$|^image\/svg/.test(essence)
  );
}

function kilobytes(bytes: number): string {
  return bytes < 1000
    ? `${bytes} bytes`
    : `${(bytes / 1000).toLocaleString("en-US", { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} KB`;
}

function isSameCharset(a: string, b: string): boolean {
  const plain = (label: string) => label.toLowerCase().replace(/[^a-z0-9]/g, "");
  return plain(a) === plain(b) || [a, b].every((label) => /^(?:iso-?8859-?1|latin-?1|us-ascii|windows-1252|cp1252)$/i.test(label));
}
