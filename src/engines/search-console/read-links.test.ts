import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readLinksExport } from "./read-links.ts";
import { submittedExport } from "./submitted-export.server.ts";

const tables = (pages: string, targets: string, sites: string, text: string) => [
  `${pages}\nhttps://blog.net/a,2026-11-02`,
  `${targets}\nhttps://shop.com/old,7,2`,
  `${sites}\nblog.net,1041,3`,
  `${text}\n1,good shoes`,
];
const whole = {
  pages: [{ url: "https://blog.net/a", crawled: "2026-11-02" }],
  targets: [{ url: "https://shop.com/old", links: 7 }],
  sites: [{ domain: "blog.net", pages: 1041 }],
  anchors: ["good shoes"],
};
const ENGLISH = tables(
  "Linking page,Last crawled",
  "Target page,Incoming links,Linking sites",
  "Site,Linking pages,Target pages",
  "Rank,Text",
);

describe("an export of links", () => {
  it.each([
    ["English", ENGLISH],
    [
      "German",
      tables(
        "Verweisende Seite,Zuletzt gecrawlt",
        "Zielseite,Eingehende Links,Verweisende Websites",
        "Website,Verweisende Seiten,Zielseiten",
        "Rang,Linktext",
      ),
    ],
    [
      "French",
      tables(
        "Page d'origine,Dernière exploration",
        "Page cible,Liens entrants,Sites d'origine",
        "Site,Pages d'origine,Pages cibles",
        "Rang,Texte du lien",
      ),
    ],
    [
      "Spanish",
      tables(
        "Página de enlace,Último rastreo",
        "Página de destino,Enlaces entrantes,Sitios",
        "Sitio,Páginas de enlace,Páginas de destino",
        "Posición,Texto del enlace",
      ),
    ],
    [
      "Portuguese",
      tables(
        "Página de vinculação,Último rastreamento",
        "Página de destino,Links recebidos,Sites",
        "Site,Páginas,Páginas de destino",
        "Classificação,Texto do link",
      ),
    ],
    [
      "Italian",
      tables(
        "Pagina di origine,Ultima scansione",
        "Pagina di destinazione,Link in entrata,Siti",
        "Sito,Pagine di origine,Pagine di destinazione",
        "Posizione,Testo del link",
      ),
    ],
    [
      "Dutch",
      tables(
        "Verwijzende pagina,Laatst gecrawld",
        "Doelpagina,Inkomende links,Sites",
        "Site,Verwijzende pagina's,Doelpagina's",
        "Rang,Linktekst",
      ),
    ],
    [
      "Polish",
      tables(
        "Strona linkująca,Ostatnie indeksowanie",
        "Strona docelowa,Linki przychodzące,Witryny",
        "Witryna,Strony linkujące,Strony docelowe",
        "Pozycja,Tekst linku",
      ),
    ],
    [
      "Japanese",
      tables(
        "リンク元ページ,前回のクロール",
        "ターゲット ページ,被リンク,リンク元サイト",
        "サイト,リンク元ページ,ターゲット ページ",
        "順位,リンク テキスト",
      ),
    ],
  ])("is read in %s", (_, parts) => expect(readLinksExport(parts.join("\n\n"))).toEqual(whole));

  it("is read from the file as it was downloaded", () => {
    const packed = zipSync(Object.fromEntries(ENGLISH.map((table, index) => [`${index}.csv`, strToU8(table)])));
    expect(readLinksExport(submittedExport(undefined, Buffer.from(packed).toString("base64")) ?? "")).toEqual(whole);
  });

  it.each([
    "Top queries,Clicks,Impressions,CTR,Position\nshoes,1,10,10%,3",
    "Top pages,Clicks,Impressions\nhttps://x.com/,1,2",
    "a,b\n1,2",
    "",
  ])("is not seen in %j", (text) => expect(readLinksExport(text)).toBeUndefined());
});

it("a file that only says it is packed is refused in words", () =>
  expect(() => submittedExport("", Buffer.from("PK\x03\x04 and nothing else").toString("base64"))).toThrow(
    "That file is no export that we can read.",
  ));
