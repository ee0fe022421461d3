import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import { looksLikeHtml, MAX_ROBOTS_REDIRECTS, meaningOfAnswer, type RobotsSubject } from "../robots-subject.ts";

/** How the file is served: status, redirects, type, size. Silent about pasted files, but for the size. */
export const answerRules: readonly Rule<RobotsSubject>[] = [
  {
    id: "robots-status",
    title: "robots.txt answers with a file",
    kind: "crawling-closed",
    sources: [ietf.robotsExclusion, google.robotsTxt],
    run({ answer }) {
      if (!answer || answer.redirects > MAX_ROBOTS_REDIRECTS) return [];
      const { status } = answer;
      const meaning = meaningOfAnswer(answer);
      if (meaning === "file") return pass(`Answers with status ${status}`);
      if (meaning === "closed") {
        const what = status === 429 ? "“too many requests”" : "a server error";
        return [
          {
            title: `Status ${status} closes the whole site to crawlers`,
            detail: `robots.txt answers with ${what}. Google stops crawling the site for 12 hours, then goes by its last good copy of the file for 30 days, and then by none. Repair the answer, or answer 404 if you have no rules.`,
          },
        ];
      }
      return [
        {
          grade: "note",
          title: `Status ${status}: there is no file, so everything is open`,
          detail: "Any 4xx status but 429 means that no rule exists. That is fine if you want to close nothing.",
        },
      ];
    },
  },
  {
    id: "robots-redirects",
    title: "robots.txt is not redirected",
    kind: "robots-rules-lost",
    sources: [ietf.robotsExclusion, google.robotsTxt],
    run({ answer }) {
      if (!answer) return [];
      if (answer.redirects > MAX_ROBOTS_REDIRECTS)
        return [
          {
            title: `${answer.redirects} redirects: crawlers stop after five`,
            detail:
              "Google follows at least five hops and then takes the file as missing, so no rule counts. Serve the file at its own address.",
          },
        ];
      if (answer.leftHost)
        return [
          {
            grade: "advice",
            title: `The file comes from another host: ${new URL(answer.url).host}`,
            detail: "Google applies it to the host that was asked. Others may not follow. A file of its own on each host is safer.",
          },
        ];
      return answer.redirects > 0
        ? [
            {
              grade: "note",
              title: `Redirected ${answer.redirects === 1 ? "once" : `${answer.redirects} times`}`,
              detail: `The file stands at ${answer.url}.`,
            },
          ]
        : pass("No redirect on the way");
    },
  },
  {
    id: "robots-type",
    title: "A text file, not a web page",
    kind: "robots-rules-lost",
    sources: [ietf.robotsExclusion, google.robotsTxt],
    run({ answer, robots }) {
      if (answer && meaningOfAnswer(answer) !== "file") return [];
      if (looksLikeHtml(robots))
        return [
          {
            title: "An HTML page stands where the rules should",
            detail:
              "Crawlers read it line by line and find no rule, so everything is open. Most often an app answers every address with the same page. Exempt /robots.txt from that.",
            evidence: robots.lines
              .filter(({ kind }) => kind !== "blank")
              .slice(0, 2)
              .map(({ line, text }) => ({ line, column: null, snippet: text.trim().slice(0, 200) })),
          },
        ];
      if (!answer) return [];
      if (answer.type !== null && answer.type !== "text/plain")
        return [
          {
            grade: "advice",
            title: `Served as ${answer.type}, not as text/plain`,
            detail: "RFC 9309 asks for text/plain in UTF-8. Google reads the file all the same; stricter crawlers may drop it.",
            fix: { kind: "http", label: "The header to send", code: "Content-Type: text/plain; charset=utf-8" },
          },
        ];
      return answer.type === null
        ? [{ grade: "note", title: "The server names no type", detail: "text/plain; charset=utf-8 is the one to send." }]
        : pass("Served as text/plain");
    },
  },
  {
    id: "robots-size",
    title: "Under 500 KiB",
    kind: "robots-rules-lost",
    sources: [ietf.robotsExclusion, google.robotsTxt],
    run({ sizeBytes, robots }) {
      if (!robots.truncated) return pass(`${sizeInWords(sizeBytes)}, under the 500 KiB that Google reads`);
      return [
        {
          title: "Longer than 500 KiB: the rest is not read",
          detail: `Google reads the first 512,000 bytes and ignores what follows. Line ${robots.lines.length} is the last one that counts here. Join rules with * or move them into fewer groups.`,
        },
      ];
    },
  },
];

function sizeInWords(bytes: number): string {
  return bytes < 1_024 ? `${bytes} bytes` : `${(bytes / 1_024).toFixed(1)} KiB`;
}
