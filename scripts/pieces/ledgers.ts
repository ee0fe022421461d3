/** Where the work was no design, the piece is the document that did it. */
import { lines, widthOf, words } from "./lettering.ts";
import { box, browser, phone, placed, rule, sheet } from "./paper.ts";

const [ink, grey, red, hair] = ["#14192b", "#5b6173", "#b3261c", "#d6dae4"];

const strike = (x: number, y: number, width: number) => box(x - 3, y - 7, width + 6, 3, red);

const redirects = [
  ["/tour/boards", "/product/boards/"],
  ["/help?id=82", "/help/import-a-board/"],
  ["/vs-sheets", "/compare/spreadsheets/"],
  ["/api-docs.html", "/developers/api/"],
  ["/help?id=107", "/help/roles/"],
  ["/blog/2019/launch", "410, nothing like it left"],
] as const;

/** Trellisboard: rows of the redirect map, each opened by a person. */
export const redirectMap = () =>
  sheet(
    "#c9d3ea",
    box(64, 34, 552, 420, "#fff") +
      words("karlaBold", "Redirect map, rows 1,118 to 1,123", { x: 104, y: 84, size: 25, fill: ink }) +
      redirects
        .map(([from, to], row) => {
          const y = 134 + row * 50;
          const gone = to.startsWith("410");
          return (
            words("karla", from, { x: 104, y, size: 20, fill: gone ? red : ink }) +
            (gone ? strike(104, y, widthOf("karla", from, 20)) : "") +
            words("karlaBold", to, { x: 304, y, size: 20, fill: ink }) +
            `<path d="M562 ${y - 8}l6 7l12-14" fill="none" stroke="#106c3e" stroke-width="4"/>` +
            rule(104, y + 17, 480, hair)
          );
        })
        .join(""),
  );

const filters = [
  ["Brand in a category", "Own page"],
  ["Color", "Own page"],
  ["Price", "Not crawled"],
  ["Sort order", "Not crawled"],
  ["Sold-out size", "404"],
] as const;

/** Fernhollow: what becomes of each filter. */
export const filterTable = () =>
  sheet(
    "#dfe4cd",
    words("karlaBold", "Filter", { x: 108, y: 74, size: 24, fill: ink }) +
      words("karlaBold", "Decision", { x: 400, y: 74, size: 24, fill: ink }) +
      rule(108, 92, 468, ink, 3) +
      filters
        .map(([filter, decision], row) => {
          const y = 136 + row * 60;
          const own = decision === "Own page";
          return (
            words("karla", filter, { x: 108, y, size: 24, fill: ink }) +
            box(390, y - 27, 176, 40, own ? "#37562a" : "none", own ? 'rx="20"' : `rx="20" stroke="${ink}" stroke-width="2"`) +
            words("karlaBold", decision, { x: 478, y, size: 22, fill: own ? "#fff" : ink, anchor: "middle" }) +
            rule(108, y + 24, 468, "#b9c2a0")
          );
        })
        .join(""),
  );

const searches = [
  ["dentist open saturday", true],
  ["dental assistant jobs", false],
  ["emergency dentist near me", true],
  ["dental school admission", false],
  ["free consultation dentist", "kept"],
  ["dental supply store", false],
] as const;

/** Larkmont: searches that the clinics stopped paying for, and the one that was struck by mistake. */
export const struckSearches = () =>
  sheet(
    "#fdf3e8",
    searches
      .map(([search, fate], row) => {
        const [y, width] = [76 + row * 62, widthOf("karla", search, 32)];
        if (fate === true) return words("karla", search, { x: 108, y, size: 32, fill: ink });
        if (fate === "kept") {
          return (
            box(100, y - 31, width + 16, 42, "#fbd530") +
            words("karla", search, { x: 108, y, size: 32, fill: ink }) +
            words("karlaBold", "kept", { x: 130 + width, y, size: 24, fill: "#7e5e00" })
          );
        }
        return words("karla", search, { x: 108, y, size: 32, fill: red }) + box(104, y - 12, width + 8, 4, red);
      })
      .join(""),
  );

const terms = [
  ["28 spoke nipple brass", "exact"],
  ["cassette 11-34", "exact"],
  ["bike", "negative"],
  ["chain tool 12 speed", "exact"],
  ["kids bike bell", "negative"],
  ["rim tape 25mm", "exact"],
] as const;

/** Juniper Spoke: search terms on their way from automatic to exact. */
export const exactTerms = () =>
  sheet(
    "#10252a",
    terms
      .map(([term, match], row) => {
        const y = 76 + row * 62;
        const exact = match === "exact";
        return (
          words("karla", term, { x: 108, y, size: 28, fill: "#e8f3ee" }) +
          box(438, y - 31, 132, 44, exact ? "#8fe3bd" : "none", exact ? 'rx="8"' : 'rx="8" stroke="#ff8d65" stroke-width="2.5"') +
          words("karlaBold", match, { x: 504, y: y - 1, size: 23, fill: exact ? "#10252a" : "#ff8d65", anchor: "middle" })
        );
      })
      .join(""),
  );

/** Living Healthy 24: an article with its reviewer, sources and date. */
export const reviewedArticle = () =>
  sheet(
    "#cfe6dc",
    browser(
      56,
      26,
      568,
      430,
      box(0, 0, 568, 420, "#fff") +
        words("karlaBold", "Living Healthy 24", { x: 52, y: 40, size: 18, fill: "#0b6e63" }) +
        rule(52, 56, 464, hair) +
        lines("fraunces", ["How long does a", "sprained ankle take?"], { x: 52, y: 104, size: 38, fill: ink }, 43) +
        box(52, 172, 464, 78, "#dff1e8", 'rx="6"') +
        words("karlaBold", "Reviewed by a named physiotherapist.", { x: 70, y: 205, size: 21, fill: "#0b4f47" }) +
        words("karla", "Sources and the date of review below.", { x: 70, y: 233, size: 19, fill: "#0b4f47" }) +
        lines(
          "karla",
          ["Most mild sprains settle in a few weeks.", "If you cannot take four steps on it, have it", "looked at today."],
          { x: 52, y: 290, size: 23, fill: ink },
          33,
        ),
    ),
  );

/** Quillbarn: a comparison page. The same brief through both tools, both drafts printed in full. */
export const twoDrafts = () => {
  const draft = (x: number, title: string, texts: readonly string[], cut: readonly number[], note: string) =>
    box(x, 122, 250, 300, "#fff", `rx="6" stroke="${hair}" stroke-width="2"`) +
    words("karlaBold", title, { x: x + 18, y: 152, size: 20, fill: "#1139d7" }) +
    texts
      .map(
        (text, row) =>
          words("karla", text, { x: x + 18, y: 186 + row * 29, size: 18, fill: cut.includes(row) ? red : ink }) +
          (cut.includes(row) ? strike(x + 18, 187 + row * 29, widthOf("karla", text, 18)) : ""),
      )
      .join("") +
    words("karlaBold", note, { x: x + 18, y: 396, size: 18, fill: grey });
  return sheet(
    "#dde8ff",
    box(56, 22, 568, 440, "#f7f9ff", 'rx="10"') +
      words("karlaBold", "One brief, two drafts", { x: 82, y: 70, size: 34, fill: ink }) +
      words("karla", "A cover letter for a baker who opens at four", { x: 82, y: 102, size: 20, fill: grey }) +
      draft(
        82,
        "Ours",
        [
          "I have opened a bakery",
          "at four for six years.",
          "I bring a passion for",
          "bread and two ovens",
          "I can mend myself.",
          "My rye sells out first.",
        ],
        [2],
        "1 line cut by an editor",
      ) +
      draft(
        348,
        "Theirs",
        [
          "I am writing to express",
          "my keen interest in the",
          "exciting role of baker.",
          "I thrive in fast-paced",
          "environments and love",
          "to bake every day.",
        ],
        [0, 1, 2, 3],
        "4 lines cut by an editor",
      ),
  );
};

/** Oakfold: margins in the feed, footstools out of it. */
export const marginFeed = () => {
  const wood = "#553a21";
  const goods = [
    [
      "Table",
      "38%",
      `<path d="M0 0H110M14 0L4 92M96 0L106 92" stroke="${wood}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      -92,
    ],
    [
      "Chair",
      "31%",
      `<path d="M6 56V-58M6 10H66V56M6-38C24-28 50-30 66-42M6-58V56" stroke="${wood}" stroke-width="9" fill="none" stroke-linecap="round" transform="translate(10 0)"/>`,
      -56,
    ],
    [
      "Footstool",
      "4%",
      `<rect x="2" width="96" height="26" rx="9" fill="#d09a58"/><path d="M12 26V62M88 26V62M12 46H88" stroke="${wood}" stroke-width="9" stroke-linecap="round"/><path d="M-12-20L112 74M112-20L-12 74" stroke="${red}" stroke-width="9" stroke-linecap="round"/>`,
      -62,
    ],
  ] as const;
  return sheet(
    "#efe5d6",
    rule(92, 252, 496, wood, 4) +
      goods
        .map(
          ([name, margin, art, rise], place) =>
            placed(118 + place * 166, 250 + rise, art) +
            words("karlaBold", name, { x: 170 + place * 166, y: 300, size: 26, fill: wood, anchor: "middle" }) +
            words("fraunces", margin, { x: 170 + place * 166, y: 350, size: 42, fill: margin === "4%" ? red : wood, anchor: "middle" }),
        )
        .join("") +
      words("karla", "margin, as the feed now says it", { x: 340, y: 398, size: 22, fill: wood, anchor: "middle" }),
  );
};

const rates = [
  ["Five-year note", 300, "#e8f3c8"],
  ["One-year note", 246, "#b9dd7d"],
  ["Open any day", 190, "#7db548"],
] as const;

/** Penstock: the rates page on a phone, and the page at full width behind it. */
export const ratesPage = () =>
  sheet(
    "#b9d3cb",
    browser(
      44,
      40,
      420,
      380,
      box(0, 0, 420, 360, "#123f3a") +
        words("karlaBold", "Savings rates, this week", { x: 26, y: 46, size: 24, fill: "#fff" }) +
        rates
          .map(
            ([rate, width, color], row) =>
              box(26, 72 + row * 84, width + 20, 68, color) +
              words("karlaBold", rate, { x: 44, y: 114 + row * 84, size: 26, fill: "#123f3a" }),
          )
          .join(""),
    ) +
      phone(
        416,
        54,
        192,
        386,
        box(0, 0, 178, 380, "#123f3a") +
          lines("karlaBold", ["Savings rates,", "this week"], { x: 16, y: 44, size: 22, fill: "#fff" }, 26) +
          rates
            .map(
              ([rate, width, color], row) =>
                box(16, 92 + row * 74, 40 + width * 0.36, 58, color) +
                words("karlaBold", rate, { x: 26, y: 126 + row * 74, size: 15, fill: "#123f3a" }),
            )
            .join("") +
          words("karla", "Loads in 1.6 s on a bus", { x: 16, y: 340, size: 14, fill: "#cfe6df" }),
      ),
  );
