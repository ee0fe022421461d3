import { describe, expect, it } from "vitest";
import { readAnalytics } from "./read-analytics.ts";

describe("a GA4 report", () => {
  it("is read below its remarks, without its own sum, and only what can be added up", () =>
    expect(
      readAnalytics(
        `# Start date: 20261001\n# End date: 20261031\nSession default channel group,Sessions,Engagement rate,Total users\n,1620,0.6,900\nOrganic Search,"1,120",0.68,700\nDirect,(other),0.49,200\nGrand total,1620,0.6,900\n`,
      ),
    ).toEqual({
      dimension: "Session default channel group",
      metrics: ["Sessions", "Total users"],
      rows: [
        { name: "Organic Search", values: [1120, 700] },
        { name: "Direct", values: [null, 200] },
      ],
      from: "2026-10-01",
      to: "2026-10-31",
    }));

  const head = (title: string) =>
    `# ----------------------------------------\n# ${title}\n# Account: Shop\n# Property: shop.example\n# ----------------------------------------\n`;

  it("is the table below its charts, whether a blank line or remarks part them", () => {
    const dated = "# Start date: 20261001\n# End date: 20261028\n";
    for (const between of ["\n", ""])
      expect(
        readAnalytics(
          [
            `${head("Traffic acquisition")}# \n# All Users\n${dated}Nth day,Sessions\n0000,100\n0001,90\n`,
            `${dated}Session source / medium,Sessions\ngoogle / organic,150\n`,
            `${dated}Session source / medium,Sessions,Engaged sessions,Engagement rate,Key events\ngoogle / organic,150,90,0.6,12\n(direct) / (none),40,9,0.2,0\n`,
          ].join(between),
        ),
      ).toEqual({
        dimension: "Session source / medium",
        metrics: ["Sessions", "Engaged sessions", "Key events"],
        rows: [
          { name: "google / organic", values: [150, 90, 12] },
          { name: "(direct) / (none)", values: [40, 9, 0] },
        ],
        from: "2026-10-01",
        to: "2026-10-28",
      });
  });

  it("of an exploration has its days in one remark, its sum at the end of a row, and a second dimension", () =>
    expect(
      readAnalytics(
        `${head("Free form 1")}# 20261001-20261028\n\nSession source / medium,Country,Sessions,Active users\n,,60,50,Grand total\ngoogle / organic,Germany,30,25\ngoogle / organic,France,20,(other)\nbing / organic,France,10,9\n`,
      ),
    ).toEqual({
      dimension: "Session source / medium",
      metrics: ["Sessions", "Active users"],
      rows: [
        { name: "google / organic", values: [50, 25] },
        { name: "bing / organic", values: [10, 9] },
      ],
      from: "2026-10-01",
      to: "2026-10-28",
    }));

  it.each(["", "hello", "Query,Clicks\nshoes,3\n"])("is not seen in %j", (text) => expect(readAnalytics(text)).toBeUndefined());

  it.each([
    ["German", "Sitzungen,Sitzungen mit Interaktionen,Sitzungen pro Nutzer,Aktive Nutzer", "Startdatum", "Enddatum", "Gesamtsumme"],
    [
      "French",
      "Sessions,Sessions avec engagement,Sessions par utilisateur,Utilisateurs actifs",
      "Date de début ",
      "Date de fin ",
      "Total général",
    ],
    [
      "Spanish",
      "Sesiones,Sesiones con interacción,Sesiones por usuario,Usuarios activos",
      "Fecha de inicio",
      "Fecha de finalización",
      "Total general",
    ],
    ["Portuguese", "Sessões,Sessões engajadas,Sessões por usuário,Usuários ativos", "Data de início", "Data de término", "Total geral"],
    [
      "Italian",
      "Sessioni,Sessioni con coinvolgimento,Sessioni per utente,Utenti attivi",
      "Data di inizio",
      "Data di fine",
      "Totale complessivo",
    ],
    ["Dutch", "Sessies,Sessies met betrokkenheid,Sessies per gebruiker,Actieve gebruikers", "Startdatum", "Einddatum", "Eindtotaal"],
    [
      "Polish",
      "Sesje,Sesje z zaangażowaniem,Sesje na użytkownika,Aktywni użytkownicy",
      "Data rozpoczęcia",
      "Data zakończenia",
      "Suma końcowa",
    ],
    ["Japanese", "セッション,エンゲージのあったセッション数,ユーザーあたりのセッション数,アクティブ ユーザー", "開始日", "終了日", "総計"],
  ])("is read in %s", (_, titles, start, end, sum) => {
    const read = readAnalytics(
      `# ${start}: 20261001\n# ${end}: 20261031\n\nX,${titles}\n${sum},1550,970,1.1,1200\nA,"1.120",760,1.1,900\nB,430,210,1.2,300\n`,
    );
    const [sessions, engaged, , users] = titles.split(",");
    expect(read).toMatchObject({
      metrics: [sessions, engaged, users],
      rows: [
        { name: "A", values: [1120, 760, 900] },
        { name: "B", values: [430, 210, 300] },
      ],
      from: "2026-10-01",
      to: "2026-10-31",
    });
  });
});
