import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://northgate-surveyors.test";
const nav = [
  ["/", "Northgate Surveyors"],
  ["/home-surveys/", "Home surveys"],
  ["/party-walls/", "Party walls"],
  ["/fees/", "Fees"],
  ["/contact/", "Contact"],
] as const;

function page(path: string, title: string, description: string, h1: string, paragraphs: readonly string[]) {
  const crumbs = { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement: crumbsOf(path, h1) };
  return html(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${ORIGIN}${path}">
<link rel="icon" href="/icon.png" sizes="192x192">
<meta property="og:title" content="${h1}">
<meta property="og:type" content="website">
<meta property="og:url" content="${ORIGIN}${path}">
<meta property="og:image" content="${ORIGIN}/card.png">
<meta property="og:description" content="${description}">
${path === "/" ? "" : `<script type="application/ld+json">${JSON.stringify(crumbs)}</script>`}
</head>
<body>
<header><nav aria-label="Main"><ul>${nav.map(([href, name]) => `<li><a href="${href}">${name}</a></li>`).join("")}</ul></nav></header>
<main><h1>${h1}</h1>${paragraphs.map((words) => `<p>${words}</p>`).join("\n")}</main>
<footer><p>Northgate Surveyors, 14 Castle Street, Lancaster. Regulated by RICS.</p></footer>
</body>
</html>`);
}

const crumbsOf = (path: string, name: string) => [
  { "@type": "ListItem", position: 1, name: "Home", item: `${ORIGIN}/` },
  { "@type": "ListItem", position: 2, name, item: `${ORIGIN}${path}` },
];

/** Nothing to mend: what every tool of ours must leave in peace. */
export const cleanConsultancy: CapturedSite = {
  name: "a small consultancy that did everything right",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": robots(ORIGIN),
    "/sitemap.xml": sitemap(
      ORIGIN,
      nav.map(([path]) => path),
    ),
    "/": page(
      "/",
      "Chartered surveyors in Lancaster | Northgate Surveyors",
      "Home surveys, party wall awards and valuations in Lancaster and the Lune valley, with a fixed fee and a report within five working days.",
      "Chartered surveyors in Lancaster",
      [
        "We look at houses before people buy them. Two chartered surveyors, one office on Castle Street, and a habit of going up ladders that other firms leave on the van. Every inspection ends with a telephone call on the same day, because a report that arrives on Friday is little help when the offer has to be made on Tuesday.",
        "Most of our work is in stone terraces built between 1850 and 1910. We know how their cellars drain, which slates fail first, and what the former mills did to the ground below them. When a defect is serious we say what it costs to mend, with the range a local builder would quote.",
        "Owners who plan an extension ask us about the party wall, lenders ask us for valuations, and solicitors ask us to read boundaries that were drawn with a thick pen in 1931.",
      ],
    ),
    "/home-surveys/": page(
      "/home-surveys/",
      "Home surveys: level 2 and level 3 | Northgate Surveyors",
      "What a level 2 and a level 3 home survey cover, which of them an old house needs, how long the visit takes and what the report looks like.",
      "Home surveys, level 2 and level 3",
      [
        "A level 2 survey suits a conventional house built after 1930 that has not been altered much. We spend two to three hours in it, open what can be opened without tools, lift the corner of a carpet where the owner allows it, and rate each element from one to three.",
        "A level 3 survey is for everything else: older houses, stone, timber frames, anything extended twice. The visit takes most of a day. We go into the roof, put a damp meter to every outside wall and follow the drains from manhole to manhole. The report explains causes and not merely symptoms.",
        "Both come with photographs beside each paragraph, a list of what to ask your solicitor, and our telephone number.",
      ],
    ),
    "/party-walls/": page(
      "/party-walls/",
      "Party wall notices and awards | Northgate Surveyors",
      "When your work touches a shared wall the Party Wall Act asks for notice. What we write, what your neighbor may answer and what it costs.",
      "Party wall notices and awards",
      [
        "Before you cut into a wall that you share, or dig within three metres of your neighbor’s foundations, the Act asks you to tell them in writing. One month ahead for foundations, two months for the wall itself. We draw up the notice, deliver it, and explain it over a cup of tea if that helps.",
        "If your neighbor agrees in writing, that is all. If not, each side may name a surveyor, or both may agree on one. The award that follows records the state of the wall with photographs, sets working hours and says who pays when something cracks.",
      ],
    ),
    "/fees/": page(
      "/fees/",
      "What a survey costs in 2026 | Northgate Surveyors",
      "Fixed fees for surveys, valuations and party wall work by the size of the house, with what is included and the two things that cost extra.",
      "What a survey costs",
      [
        "Fees follow the size of the house and the level of the survey, never the asking price. A level 2 survey of a two-bedroom terrace is 520 pounds, of a four-bedroom detached house 740. Level 3 begins at 860 pounds. Value added tax is in these figures.",
        "Included are the visit, the report, the telephone call and one return within the year if something that we described gets worse. Two things cost extra: a drain camera, 140 pounds, and a structural engineer’s opinion, which we only ask for when a wall has moved.",
      ],
    ),
    "/contact/": page(
      "/contact/",
      "Contact and office hours | Northgate Surveyors",
      "Telephone, address and hours of our office on Castle Street in Lancaster, how to find the door, and what to have at hand when you call us.",
      "Contact and office hours",
      [
        "The office is on the first floor of 14 Castle Street, above the bookshop; the bell is the brass one. We are in from half past eight until five, Monday to Friday, unless both of us are under a roof somewhere, in which case the machine takes your number and one of us rings back by six.",
        "When you call, have the address of the house, its rough age, and the day by which you need to decide. With these three we can tell you at once whether we can help in time.",
      ],
    ),
  },
  expert: [],
  score: { least: 95, most: 100 },
  faults: { everywhere: [] },
};
