import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://zaytoun.test";

const arabic = {
  "/ar/": [
    "زيت زيتون من جبال عجلون",
    "زيت زيتون بكر ممتاز معصور على البارد من بساتين عائلية في جبال عجلون، يصل إلى بيتك خلال أسبوع من عصره مع شهادة الفحص.",
    "نقطف الزيتون باليد في شهر تشرين الثاني ونعصره في اليوم نفسه. المعصرة على بعد عشر دقائق من آخر شجرة، ولذلك يبقى الطعم أخضر وحادا كما يجب أن يكون. نملأ الزيت في عبوات من الصفيح تحميه من الضوء، ونكتب عليها تاريخ العصر واسم البستان ورقم الشجرة التي بدأنا منها ذلك الصباح.",
  ],
  "/ar/orders/": [
    "طريقة الطلب والتوصيل",
    "كيف تطلب الزيت والزيتون المخلل، وكم يكلف التوصيل داخل عمان وخارجها، ومتى تخرج الشاحنة من عجلون في كل أسبوع من الموسم.",
    "نستقبل الطلبات حتى مساء الأربعاء، وتخرج الشاحنة صباح الخميس إلى عمان وإربد والزرقاء. التوصيل داخل عمان بدينارين، وخارجها بأربعة. من يطلب أكثر من أربع عبوات لا يدفع شيئا. إذا لم تعجبك العبوة الأولى أعدها إلينا ولو كانت مفتوحة، ونعيد لك ثمنها كاملا قبل نهاية الأسبوع من غير سؤال.",
  ],
} as const;
const english = {
  "/en/": [
    "Olive oil from the hills of Ajloun",
    "Extra virgin olive oil, pressed cold on the day of picking from family groves in the hills of Ajloun, with the laboratory sheet in every box.",
    "We pick by hand in November and press on the same day. The mill stands ten minutes from the last tree, which is why the taste stays green and sharp, as it should be. The oil goes into tins that keep the light away, and on each we write the day of pressing, the grove and the number of the tree at which we began that morning.",
  ],
  "/en/orders/": [
    "Orders and delivery",
    "How to order oil and pickled olives, what delivery costs in Amman and elsewhere, and when the van leaves Ajloun in each week of the season.",
    "We take orders until Wednesday evening, and the van leaves on Thursday morning for Amman, Irbid and Zarqa. Delivery in Amman is two dinars, elsewhere four. Whoever orders more than four tins pays nothing. If you do not like the first tin send it back, opened or not, and we return its whole price.",
  ],
} as const;

function page(path: string, lang: string, [h1, description, text]: readonly [string, string, string], alternates: string) {
  const menu = Object.keys(lang === "ar" ? arabic : english);
  return html(`<!doctype html>
<html lang="ar"${lang === "ar" ? ' dir="rtl"' : ""}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">
<title>${h1}${lang === "ar" ? " | زيتون عجلون" : " | Zaytoun Ajloun"}</title><meta name="description" content="${description}"><link rel="canonical" href="${ORIGIN}${path}"><link rel="icon" href="/icon.png">${alternates}</head>
<body><header><nav>${menu.map((href) => `<a href="${href}">${(lang === "ar" ? arabic : english)[href as never]?.[0] ?? ""}</a>`).join(" ")} <a href="${lang === "ar" ? "/en/" : "/ar/"}">${lang === "ar" ? "English" : "العربية"}</a></nav></header><main><h1>${h1}</h1><p>${text}</p></main></body></html>`);
}

/** The Arabic pages name the English ones and not the other way round, both say that they are Arabic, and nobody may enlarge the letters. */
export const rightToLeft: CapturedSite = {
  name: "a farm shop in Arabic and English",
  url: `${ORIGIN}/ar/`,
  answers: {
    "/robots.txt": robots(ORIGIN),
    "/sitemap.xml": sitemap(ORIGIN, [...Object.keys(arabic), ...Object.keys(english)]),
    "/": { status: 302, headers: { location: "/ar/" } },
    ...Object.fromEntries(
      Object.entries(arabic).map(([path, words]) => [
        path,
        page(
          path,
          "ar",
          words,
          `<link rel="alternate" hreflang="ar" href="${ORIGIN}${path}"><link rel="alternate" hreflang="en" href="${ORIGIN}${path.replace("/ar/", "/en/")}">`,
        ),
      ]),
    ),
    ...Object.fromEntries(Object.entries(english).map(([path, words]) => [path, page(path, "en", words, "")])),
  },
  expert: [
    { says: "The Arabic pages name English ones that do not name them back: Google ignores the pair.", kind: "hreflang-unreturned" },
    { says: "Nobody may enlarge the letters on a phone.", kind: "zoom-forbidden" },
    { says: "The English pages say that they are Arabic, and are read aloud in that voice.", kind: "language-wrong" },
  ],
  score: { least: 60, most: 94 },
  faults: {
    everywhere: ["zoom-forbidden"],
    on: { "/ar/": ["hreflang-unreturned"], "/ar/orders/": ["hreflang-unreturned"] },
  },
};
