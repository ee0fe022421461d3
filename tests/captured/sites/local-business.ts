import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://www.brightsmile-dental.test";

const pages = [
  [
    "/",
    "Bright Smile Dental",
    "Home",
    "We are a family practice in Springfield with two dentists and a hygienist. Most of our patients have been with us for more than ten years. We see emergencies on the same day if you call before eleven, and we tell you what a treatment costs before it begins, on paper, with what your insurance will pay. Parking is behind the house; the door has no step and the lift fits a wheelchair.",
  ],
  [
    "/services",
    "Services | Bright Smile Dental",
    "Services",
    "Check-ups, cleaning, fillings, crowns, root canals, bridges and implants. Children are seen from their first tooth, without a chair that tilts and without a drill on the table. For those who are afraid we plan twice the time and stop when you raise a hand. Implants are placed by Doctor Alvarez, who has done nothing else on Thursdays since 2011, and the crowns are milled in our own laboratory.",
  ],
  [
    "/team",
    "Team | Bright Smile Dental",
    "Team",
    "Doctor Maria Alvarez studied in Chicago and took the practice over from her father in 2008. Doctor Sam Okafor joined her in 2015 and looks after children. Linda has cleaned teeth here for nineteen years and remembers everybody’s dog. At the desk you meet Priya in the morning and George in the afternoon; between them they speak five languages.",
  ],
  [
    "/contact",
    "Contact | Bright Smile Dental",
    "Contact",
    "Call us between eight and five, or leave a message at night and we call back before nine. The practice is at 411 Elm Street, across from the post office, and bus 12 stops at the corner. If your face is swollen or you cannot breathe well, do not wait for us: go to the hospital at once. For everything else there is nearly always a free chair within two days.",
  ],
] as const;

const head = (path: string, title: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Site Builder"><title>${title}</title><link rel="canonical" href="${ORIGIN}${path}"><link rel="icon" href="https://static.sitebuilder.test/icon.png"></head>`;

/** Every word is there, but the menu moves by script: neither crawlers nor keyboards get past the home page. */
export const localBusiness: CapturedSite = {
  name: "a dentist on a site builder whose menu is a script",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": robots(ORIGIN),
    "/sitemap.xml": sitemap(
      ORIGIN,
      pages.map(([path]) => path),
    ),
    ...Object.fromEntries(
      pages.map(([path, title, h1, text]) => [
        path,
        html(
          `${head(path, title)}<body><div id="SITE_HEADER"><a href="javascript:void(0)" data-go="/services">Services</a> <a href="javascript:void(0)" data-go="/team">Team</a> <a href="javascript:void(0)" data-go="/contact">Contact</a></div><main><h1>${h1}</h1><img src="https://static.sitebuilder.test/media/front.jpg" width="900" height="500"><p>${text}</p></main></body></html>`,
        ),
      ]),
    ),
  },
  expert: [
    { says: "The menu's links lead nowhere without a script: crawlers cannot follow them.", kind: "links-uncrawlable" },
    { says: "The picture of the practice has no alternative.", kind: "alt-absent" },
    { says: "No page says its language.", kind: "language-unsaid" },
  ],
  score: { least: 50, most: 90 },
  faults: { everywhere: ["alt-absent", "language-unsaid"] },
};
