/** What a column of a GA4 report counts. Sums only: rates and averages of rows cannot be added up. */
export type AnalyticsMetric = "users" | "sessions" | "engagedSessions" | "views" | "events" | "keyEvents" | "conversions" | "purchases";

/** Whole headings, so that “Sessions per user” and “Average engagement time” are none of them. English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Japanese. */
const METRICS: readonly (readonly [AnalyticsMetric, RegExp])[] = [
  [
    "users",
    whole(
      "(?:(?:active|new|returning|total) )?users",
      "(?:aktive |neue |wiederkehrende |alle )?nutzer(?: insgesamt)?|gesamt(?:zahl der |e )?nutzer(?:zahl)?",
      "(?:nouveaux |total des |nombre total d')?utilisateurs(?: actifs| connus| au total)?",
      "(?:nuevos |total de )?usuarios(?: activos| nuevos| recurrentes| totales)?",
      "(?:novos |total de )?(?:usuários|utilizadores)(?: ativos| novos| recorrentes| totais)?",
      "(?:nuovi )?utenti(?: attivi| nuovi| totali| di ritorno)?",
      "(?:(?:actieve|nieuwe|terugkerende) |totaal aantal )?gebruikers",
      "(?:aktywni |nowi |powracający |wszyscy )?użytkownicy|łączna liczba użytkowników",
      "(?:アクティブ ?|新規|リピート ?|総|合計)?ユーザー数?",
    ),
  ],
  [
    "engagedSessions",
    whole(
      "engaged sessions",
      "sitzungen mit interaktion(?:en)?|aktive sitzungen",
      "sessions (?:avec engagement|engagées)",
      "sesiones con interacci(?:ón|ones)",
      "sessões (?:engajadas|com (?:interação|envolvimento|engajamento))",
      "sessioni con (?:coinvolgimento|interazioni)",
      "(?:betrokken sessies|sessies met (?:betrokkenheid|engagement|interactie))",
      "(?:zaangażowane sesje|sesje (?:z zaangażowaniem|zaangażowane))",
      "エンゲージの?あったセッション数?|エンゲージメントセッション数?",
    ),
  ],
  ["sessions", whole("sessions?", "sitzungen", "sesiones", "sessões", "sessioni", "sessies", "sesje", "セッション数?")],
  [
    "views",
    whole(
      "(?:page ?)?views",
      "(?:seiten)?aufrufe",
      "(?:pages )?vues",
      "vistas|visualizaciones",
      "visualizações(?: de página)?",
      "visualizzazioni(?: di pagina)?",
      "(?:pagina)?weergaven",
      "wyświetlenia|odsłony",
      "表示回数|視聴回数|ページビュー数?",
    ),
  ],
  [
    "events",
    whole(
      "event count",
      "ereignisanzahl|anzahl (?:der )?ereignisse",
      "nombre d'événements",
      "(?:número|recuento) de eventos",
      "(?:contagem|número) de eventos",
      "conteggio (?:degli )?eventi|numero di eventi",
      "aantal gebeurtenissen",
      "liczba zdarzeń",
      "イベント数",
    ),
  ],
  [
    "keyEvents",
    whole(
      "key events",
      "schlüsselereignisse|wichtige ereignisse",
      "événements clés",
      "eventos clave",
      "eventos (?:principais|chave|-chave)",
      "eventi chiave",
      "(?:belangrijke|belangrijkste) gebeurtenissen|hoofdgebeurtenissen",
      "(?:kluczowe|najważniejsze) zdarzenia",
      "キー ?イベント数?",
    ),
  ],
  [
    "conversions",
    whole(
      "conversions?",
      "konversionen|conversions",
      "conversiones",
      "conversões",
      "conversioni",
      "conversies",
      "konwersje",
      "コンバージョン数?",
    ),
  ],
  ["purchases", whole("purchases", "käufe", "achats", "compras", "acquisti", "aankopen", "zakupy", "購入(?:数|回数)?")],
];

export function analyticsMetricOf(heading: string): AnalyticsMetric | undefined {
  const plain = heading.trim().replaceAll("’", "'").replace(/\s+/g, " ");
  return METRICS.find(([, words]) => words.test(plain))?.[0];
}

function whole(...ways: readonly string[]): RegExp {
  return new RegExp(`^(?:${ways.join("|")})$`, "iu");
}
