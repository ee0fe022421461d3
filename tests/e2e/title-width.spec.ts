import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type TextStyle, textWidth } from "../../src/engines/serp-preview/text-width.ts";

/**
 * Holds textWidth against canvas measureText, with a font that comes with the packages: what a machine draws for Arial differs.
 * Arimo is cut into alphabets by unicode-range and no pair can reach from one file into another, so Greek and Cyrillic letters are kept
 * apart from punctuation by a space; src/engines/serp-preview/serp-preview.test.ts keeps figures of such pairs.
 */
const MAX_ERROR_PX = 1.5;
/** No machine has a font of this name. */
const FAMILY = "Arimo of the packages";
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${arimoFaces()}</style><p>text`);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
});

test.afterAll(() => page.close());

test("a table of awkward titles measures as in Chromium", async () => {
  const cases = awkward.flatMap((text) => styles.map((style) => ({ text, ...style })));
  const { worst, at } = await worstError(cases);
  expect(worst, at).toBeLessThanOrEqual(MAX_ERROR_PX);
});

test("500 random titles measure as in Chromium", async () => {
  const random = seeded(20261115);
  const cases = Array.from({ length: 500 }, () => ({ text: randomTitle(random), ...pick(styles, random) }));
  const { worst, at } = await worstError(cases);
  expect(worst, at).toBeLessThanOrEqual(MAX_ERROR_PX);
});

type Case = { text: string } & TextStyle;

const styles: TextStyle[] = [{ sizePx: 20 }, { sizePx: 20, bold: true }, { sizePx: 14 }, { sizePx: 12, bold: true }];

async function worstError(cases: Case[]): Promise<{ worst: number; at: string }> {
  const measured = await measure(cases);
  let worst = 0;
  let at = "";
  for (const [index, { text, ...style }] of cases.entries()) {
    const width = textWidth(text, style);
    const error = Math.abs(width.px - (measured[index] ?? 0));
    if (error > worst) {
      worst = error;
      at = `${JSON.stringify(text)} at ${style.sizePx} px: ${width.px}, in Chromium ${measured[index]}`;
    }
  }
  test.info().annotations.push({ type: "largest error", description: `${worst.toFixed(4)} px over ${cases.length} measurements` });
  return { worst, at };
}

function measure(cases: Case[]): Promise<number[]> {
  return page.evaluate(
    ({ cases, family }) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas");
      return cases.map(({ text, sizePx, bold }) => {
        context.font = `${bold ? "bold " : ""}${sizePx}px "${family}"`;
        return context.measureText(text).width;
      });
    },
    { cases, family: FAMILY },
  );
}

function arimoFaces(): string {
  const folder = join(createRequire(import.meta.url).resolve("@fontsource/arimo/package.json"), "..");
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return [400, 700]
    .flatMap((weight) =>
      Object.entries(ranges).map(([subset, range]) => {
        const file = readFileSync(join(folder, `files/arimo-${subset}-${weight}-normal.woff2`)).toString("base64");
        return `@font-face{font-family:"${FAMILY}";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${file})}`;
      }),
    )
    .join("");
}

const alphabets = {
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  accents: "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŁłŚśŹźŻżČčĎďŤťĽľŘřŠšŽžĂăȘșȚțĞğİıŐőŰűẠạẢảẤấỆệỘộỚớ",
  cyrillic: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўЂЃЉЊЋ",
  greek: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώΆΈΉΊΌΎΏϊϋΐΰ",
  punctuation: ".,:;-–—'\"’‘“”«»„…!?()[]|/&%€$£#*+=0123456789",
};

function randomTitle(random: () => number): string {
  const mixes = [["latin"], ["latin", "accents"], ["cyrillic"], ["greek"], ["latin", "cyrillic"], ["greek", "latin", "accents"]] as const;
  const mix: readonly (keyof typeof alphabets)[] = pick(mixes, random);
  const words = Array.from({ length: 1 + Math.floor(random() * 14) }, () => {
    const letters = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick([...alphabets[pick(mix, random)]], random)).join("");
    const sign = random() < 0.4 ? pick([...alphabets.punctuation], random) : "";
    const gap = mix.every((name) => name === "latin") ? "" : " ";
    return random() < 0.5 ? letters + (sign && gap) + sign : sign + (sign && gap) + letters;
  });
  return words.join(" ");
}

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error("empty list");
  return item;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const awkward = [
  "",
  " ",
  "a",
  "AVATAR To Wa Yo. Type",
  "AVAVAVAVAVAVAVAVAVAVAVAVAVAVAV",
  "To Ta Te Ti Tu Ty T. T, T: T; T-",
  "Yo Ya Ye Yi Yp Yq Yu Yv Y. Y, Y: Y;",
  "We Wa Wo Wi Wu Wy W. W, W- Va Ve Vo Vi Vy",
  "P. P, PA F. F, FA LT LV LW LY Ly L’",
  "RT RV RW RY",
  "r. r, r- rd re ro rq rc rg rt rm rn ru",
  "y. y, v. v, w. w,",
  "11 111 1111 2011 1.1.1.1",
  "’s ‘tis “’twas” it’’s",
  "ff fi fl ffi ffl office affluent fjord",
  "Ünïcödé – “quotes” … €5",
  "Project management software for small teams: plans and pricing 2025 | Atlas PM",
  "Title Tag Checker: Free Tool & Preview [2026] – Brand™",
  "ALL CAPS TITLE ABOUT AVOCADO TOAST AND YOGA",
  "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
  "WWWWWWWWWWWWWWWWWWWW",
  "mmmmmmmmmmllllllllll",
  "double  space   and    more",
  " leading and trailing ",
  "tab\tand\nline\r\nbreaks\ffeed",
  "no\u00a0break\u00a0space A\u00a0V T\u00a0o",
  "zero\u200bwidth\u200bspace A\u200bV",
  "joiner\u200dand\u200cnon-joiner",
  "soft\u00adhyphen T\u00ado A\u00adV",
  "\ufeffbyte order mark",
  "left\u200eright\u200fmarks",
  "word\u2060joiner",
  "en – dash, em — dash, minus − sign",
  "“double” ‘single’ „low” «angle» ‹single›",
  "ellipsis… and three dots...",
  "100% off! $9.99 / £7.50 / €8 / ¥900 / ₹500 / ₽300",
  "¿Qué? ¡Olé! Ñandú pingüino",
  "Crème brûlée à l’œuf: l’été déjà là",
  "Größe, Maße, Übergröße, Straße, ẞ",
  "Łódź, Kraków, Gdańsk, Wrocław, źdźbło",
  "Příliš žluťoučký kůň úpěl ďábelské ódy",
  "Ľúbozvučný kôň, mäkčeň, dĺžeň, vŕba, ťava",
  "Iğdır’da İstanbul, Şişli, çağ, öğün",
  "București, Iași, Timișoara, Târgu Mureș",
  "Győr, Pécs, Székesfehérvár, őű ŐŰ",
  "Reykjavík, Þingvellir, Æsir, Öræfajökull",
  "København, Tromsø, Århus, Malmö",
  "Tiếng Việt: Hà Nội, Đà Nẵng, Phở bò",
  "e\u0301a\u0300o\u0308 n\u0303 composed from parts",
  "Москва Санкт Петербург Новосибирск",
  "Українська Ґанок Їжак Єдність",
  "Ђорђе Љубица Њујорк Ћуприја",
  "Ёлка съёмка объявление вьюга",
  "Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο",
  "ΤΑΥ ΑΥΤΟ ΥΨΟΣ ΑΛΦΑ",
  "ἀρχή ᾠδή ῥήτωρ πολιτικῶν",
  "Москва Αθήνα London Paris",
  "a-b_c~d`e^f|g\\h/i",
  "<b>not html</b> &amp; &quot;text&quot;",
  "{curly} [square] (round) <angle>",
  "1/2 ½ ¼ ¾ ² ³ ¹ º ª",
  "© ® ™ § ¶ † • · ° ± × ÷ µ",
  "email@example.com https://example.com/path?query=1&b=2#x",
  "C++ C# .NET Node.js AT&T R&D",
  "1,234,567.89 0123456789",
  "ǅ ǆ Ǉ Ĳ ĳ ŉ ſ",
  "x".repeat(1000),
];
