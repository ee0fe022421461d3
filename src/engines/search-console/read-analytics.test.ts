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
