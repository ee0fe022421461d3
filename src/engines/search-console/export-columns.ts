/** What a column of Search Console's performance report holds. Its headings come in the language of whoever exported it. */
export type MetricColumn = "clicks" | "impressions" | "ctr" | "position";
type DimensionColumn = "query" | "page" | "date" | "other";

/** The rate comes first: in some languages its name holds the word for a click. */
const METRICS: readonly (readonly [MetricColumn, RegExp])[] = [
  ["ctr", /\bctr\b|点击率|點閱率|点閱率|クリック率/i],
  [
    "impressions",
    /impress|impres(?:ion|a)|vertoning|wyświetl|afi[sș]|zobrazen|gösterim|megjelen|exponering|visning|eksponering|näyttök|показ|εμφανίσ|表示回数|展示|曝光|노출|الظهور|חשיפ|hiển thị|tayangan/i,
  ],
  ["clicks", /clic|cliqu|click|klik|klick|kattint|tıkla|клик|клік|κλικ|napsaut|クリック|点击|點擊|點閱|클릭|النقرات|קליק|nhấp/i],
  [
    "position",
    /position|posici|posiz|posiç|positie|pozyc|pozi[tțc]|konum|pozíc|posisjon|sijaint|позици|позиці|θέση|順位|排名|게재|الموضع|מיקום|vị trí|posisi/i,
  ],
];

const DIMENSIONS: readonly (readonly [DimensionColumn, RegExp])[] = [
  [
    "other",
    /countr|land\b|länder|pays|país|paese|paesi|landen|kraj|стран[аы]|国家|國家|^国|국가|device|gerät|appareil|dispositi|appara[at]|urządz|устройств|デバイス|设备|裝置|기기|appearance|darstellung|apparence|apariencia|aparência|aspe[ct]to|opmaak|weergave in|wygląd|вид в поиске|見え方|filter/i,
  ],
  [
    "query",
    /quer|suchanfrag|requête|consulta|zoekopdr|zapytan|запрос|запит|dotaz|sorgu|lekérdez|sökfråg|søk|søg|hakusan|ερωτήμ|キーワード|クエリ|查询|查詢|검색어|쿼리|keyword|search term|truy vấn|kueri/i,
  ],
  [
    "page",
    /\bpages?\b|seite|página|pagin|stron|страниц|сторінк|stránk|sayfa|oldal|sid(?:a|e|or|er)\b|sivu|σελίδ|ページ|网页|頁面|网頁|페이지|\burl\b|address|landing|trang|halaman/i,
  ],
  ["date", /^(?:date|datum|fecha|data|dato|dátum|tarih|päivämäärä|дата|日付|日期|날짜|ngày|tanggal|day|month)$/i],
];

export const metricOf = (heading: string): MetricColumn | undefined => METRICS.find(([, words]) => words.test(heading))?.[0];

/** By its values where they tell, by its heading else. */
export function dimensionOf(heading: string, values: readonly string[]): DimensionColumn {
  const known = values.filter((value) => value !== "");
  const mostly = (pattern: RegExp) => known.length > 0 && known.filter((value) => pattern.test(value)).length * 2 > known.length;
  if (mostly(/^https?:\/\//i)) return "page";
  if (mostly(DATE)) return "date";
  const named = DIMENSIONS.find(([, words]) => words.test(heading))?.[0];
  if (named === "other" || mostly(/^(?:desktop|mobile|tablet|computer|mobil|móvil|mobiel)$/i)) return "other";
  return named === "page" && !mostly(/^\//) ? "query" : (named ?? "query");
}

/** Hours too: “2026-11-16T01:00:00-08:00”. */
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?!\d)/;
