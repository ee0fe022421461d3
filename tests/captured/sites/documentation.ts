import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://docs.queuekit.test";
const VERSIONS = ["v3", "v2"];

const chapters = [
  [
    "install",
    "Install",
    "Queuekit runs wherever a process can listen on a port. Download the archive for your system, unpack it and start the binary with the path of an empty folder. It writes its journal there, one file of 64 megabytes after another, and needs nothing else: no other database, no cluster manager, no configuration file. A second process that is started on the same folder refuses and says so. To remove it, stop the process and delete the folder.",
  ],
  [
    "queues",
    "Queues and priorities",
    "A queue comes into being when something is put into it for the first time. Messages leave in the order in which they came, unless a priority between 0 and 9 is given, of which higher ones go first. Equal priorities keep their order. A message that was handed out stays invisible to others for thirty seconds, and returns to its old place when it has not been confirmed by then. After five returns it moves to the queue of the same name with the ending dead.",
  ],
  [
    "backup",
    "Back up and restore",
    "The journal may be copied while the process runs. Copy the folder with any tool that keeps the time of files; what was written during the copying is read again on the first start and cut at the last whole record. To restore, start the process on the copy. The command verify reads a folder without starting and prints how many messages it holds, how many are waiting, and whether the end is whole.",
  ],
] as const;

const page = (version: string, [slug, title, text]: readonly [string, string, string]) =>
  html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"></head>
<body><header><a href="/${version}/">Queuekit ${version}</a></header><nav aria-label="Chapters">${chapters.map(([other, name]) => `<a href="/${version}/${other}.html">${name}</a>`).join(" ")} <a href="/${version === "v3" ? "v2" : "v3"}/${slug}.html">Other version</a></nav><main><h1>${title}</h1><p>${text}</p><pre><code>queuekit --folder ./data</code></pre></main></body></html>`);

/** Two versions with the same words under the same titles, neither saying which one counts. */
export const documentation: CapturedSite = {
  name: "documentation in two versions that share their texts",
  url: `${ORIGIN}/v3/`,
  answers: {
    "/robots.txt": robots(ORIGIN),
    "/sitemap.xml": sitemap(
      ORIGIN,
      VERSIONS.flatMap((version) => [`/${version}/`, ...chapters.map(([slug]) => `/${version}/${slug}.html`)]),
    ),
    ...Object.fromEntries(
      VERSIONS.flatMap((version) => [
        [
          `/${version}/`,
          page(version, [
            "index",
            `Queuekit ${version} handbook`,
            `This is the handbook of Queuekit ${version}, a queue in a single binary for machines that must not lose a message. It begins with how to install it, goes on with queues, priorities and what happens to messages that nobody confirms, and ends with backups. ${version === "v3" ? "Version 3 is the one to take for anything new: it writes twice as fast and reads journals of version 2." : "Version 2 gets mends until the end of next year and nothing new; it runs on systems that version 3 has left behind."}`,
          ]),
        ],
        ...chapters.map((chapter) => [`/${version}/${chapter[0]}.html`, page(version, chapter)]),
      ]),
    ),
    "/v3/index.html": { status: 301, headers: { location: "/v3/" } },
    "/v2/index.html": { status: 301, headers: { location: "/v2/" } },
  },
  expert: [
    { says: "Each chapter stands under two addresses with the same words, and nothing says which one counts.", kind: "text-same" },
    { says: "Both copies have the same title as well: name the version in it.", kind: "title-same" },
    { says: "No page has a description.", kind: "description-absent" },
  ],
  score: { least: 60, most: 94 },
  faults: { everywhere: [] },
};
