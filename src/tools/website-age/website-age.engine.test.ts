import { describe, expect, it } from "vitest";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { filledRecord } from "#engines/domain-figures/registration/domain-record.ts";
import { readRdap } from "#engines/domain-figures/registration/read-rdap.ts";
import { readWhois } from "#engines/domain-figures/registration/read-whois.ts";
import { readRegistryDate } from "#engines/domain-figures/registration/registry-date.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { ageBetween, daysBetween, spanInWords } from "./age-between.ts";
import { explainStatus } from "./epp-status.ts";
import { judgeAge } from "./website-age.engine.ts";
import type { Witness } from "./website-age.schema.ts";

describe("domainNameOf", () => {
  it.each([
    ["example.com", "example.com", "example.com", "com"],
    ["https://www.Example.co.uk/path?x#y", "www.example.co.uk", "example.co.uk", "co.uk"],
    ["blog.example.com.", "blog.example.com", "example.com", "com"],
    ["me.github.io", "me.github.io", "github.io", "io"],
    ["x.a.b.kawasaki.jp", "x.a.b.kawasaki.jp", "a.b.kawasaki.jp", "b.kawasaki.jp"],
    ["http://user@example.com:8080/", "example.com", "example.com", "com"],
  ])("finds in %s", (typed, host, domain, suffix) => expect(domainNameOf(typed)).toEqual({ host, domain, suffix, unicode: null }));

  it.each([
    ["https://bücher.de/", "xn--bcher-kva.de", "bücher.de"],
    ["münchen.de", "xn--mnchen-3ya.de", "münchen.de"],
    ["例え.jp", "xn--r8jz45g.jp", "例え.jp"],
  ])("gives %s both ways", (typed, domain, unicode) => expect(domainNameOf(typed)).toMatchObject({ domain, unicode }));

  it.each([
    ["", "address_malformed"],
    ["http://", "address_malformed"],
    ["localhost", "address_bare_word"],
    ["co.uk", "domain_is_suffix"],
    ["127.0.0.1", "domain_is_address"],
    ["[2001:db8::1]", "domain_is_address"],
    ["2001:db8::1", "domain_is_address"],
    ["https://192.0.2.1/page", "domain_is_address"],
    ["shop.example", "domain_suffix"],
    ["name.notatld", "domain_suffix"],
  ])("refuses “%s”", (typed, code) => expect(() => domainNameOf(typed)).toThrow(expect.objectContaining({ code })));
});

describe("readRegistryDate", () => {
  it.each([
    ["1997-09-15T04:00:00Z", "1997-09-15"],
    ["1997-09-15T04:00:00.123+02:00", "1997-09-15"],
    ["1997-09-15 04:00:00", "1997-09-15"],
    ["1997/09/15", "1997-09-15"],
    ["1997. 09. 15.", "1997-09-15"],
    ["19970915", "1997-09-15"],
    ["19970915 #12345", "1997-09-15"],
    ["15.09.1997", "1997-09-15"],
    ["15-09-1997", "1997-09-15"],
    ["15-Sep-1997", "1997-09-15"],
    ["15 September 1997", "1997-09-15"],
    ["September 15 1997", "1997-09-15"],
    ["Mon Sep 15 04:00:00 1997", "1997-09-15"],
    ["Mon Sep 15 04:00:00 UTC 1997", "1997-09-15"],
    ["12/09/2005 00:00:00", "2005-09-12"],
    ["24-Apr-1985", "1985-04-24"],
    ["20-06-2001", "2001-06-20"],
    ["21-October-1998", "1998-10-21"],
    ["2001-Aug-23.", "2001-08-23"],
    ["15 de setembro de 1997", "1997-09-15"],
    ["3 août 2004", "2004-08-03"],
    ["3 juin 2004", undefined],
    ["1. Dezember 2010", "2010-12-01"],
    ["before Aug-1996", "1996-08-01"],
    ["1997-02-30", undefined],
    ["1899-01-01", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("%s", (text, day) => expect(readRegistryDate(text)?.day).toBe(day));
  it("keeps that a day is only a latest one", () =>
    expect(readRegistryDate("before Aug-1996")).toEqual({ day: "1996-08-01", isBefore: true }));
});

describe("ageBetween", () => {
  it.each([
    ["1997-09-15", "2026-11-15", [29, 2, 0]],
    ["2026-11-15", "2026-11-15", [0, 0, 0]],
    ["2025-11-16", "2026-11-15", [0, 11, 30]],
    ["2024-02-29", "2025-02-28", [1, 0, 0]],
    ["2024-02-29", "2025-03-01", [1, 0, 1]],
    ["2026-01-31", "2026-02-28", [0, 1, 0]],
    ["2026-01-31", "2026-03-01", [0, 1, 1]],
    ["2025-12-31", "2026-01-01", [0, 0, 1]],
  ])("%s to %s", (from, to, [years, months, days]) => expect(ageBetween(from, to)).toEqual({ years, months, days }));
  it("counts days across a leap day", () => expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2));
  it.each([
    [{ years: 1, months: 0, days: 2 }, "1 year, 2 days"],
    [{ years: 0, months: 0, days: 0 }, "less than a day"],
  ])("in words %#", (span, words) => expect(spanInWords(span)).toBe(words));
});

describe("readRdap", () => {
  it("reads what RFC 9083 shows", () => {
    const text = JSON.stringify({
      objectClassName: "domain",
      ldhName: "EXAMPLE.NET",
      status: ["active", "client transfer prohibited"],
      events: [
        { eventAction: "registration", eventDate: "1991-12-31T23:59:59Z" },
        { eventAction: "last changed", eventDate: "2020-01-02T00:00:00Z" },
        { eventAction: "expiration", eventDate: "2030-12-31T23:59:59Z" },
      ],
      entities: [{ roles: ["registrant"] }, { roles: ["registrar"], vcardArray: ["vcard", [["fn", {}, "text", "Joe's Names"]]] }],
      nameservers: [{ ldhName: "NS1.EXAMPLE.NET." }],
      secureDNS: { delegationSigned: false },
      links: [{ rel: "related", type: "application/rdap+json", href: "https://rdap.registrar.example/domain/EXAMPLE.NET" }],
    });
    expect(readRdap(text)).toEqual({
      isRegistered: true,
      created: "1991-12-31",
      expires: "2030-12-31",
      updated: "2020-01-02",
      registrar: "Joe's Names",
      dnssec: false,
      referral: "https://rdap.registrar.example/domain/EXAMPLE.NET",
      statuses: ["active", "client transfer prohibited"],
      nameservers: ["ns1.example.net"],
    });
  });
  it.each([
    ['{"errorCode":404}', false],
    [
      '{"objectClassName":"domain","events":"x","entities":[null,1,{"roles":"registrar","vcardArray":[1]}],"status":7,"nameservers":{}}',
      true,
    ],
  ])("survives %s", (text, isRegistered) => expect(readRdap(text)).toEqual({ isRegistered, statuses: [], nameservers: [] }));
  it.each(["", "not json", "[]", "null", '{"objectClassName":"entity"}', "{}"])("takes %j for no record", (text) =>
    expect(readRdap(text)).toBeUndefined(),
  );
});

describe("readWhois", () => {
  it.each([
    [
      "a gTLD",
      "   Domain Name: EXAMPLE.COM\n   Registrar WHOIS Server: whois.registrar.example\n   Updated Date: 2024-08-14T07:01:34Z\n   Creation Date: 1995-08-14T04:00:00Z\n   Registry Expiry Date: 2027-08-13T04:00:00Z\n   Registrar: IANA\n   Domain Status: clientDeleteProhibited https://icann.org/epp#clientDeleteProhibited\n   Name Server: A.IANA-SERVERS.NET\n   DNSSEC: signedDelegation\n>>> Last update of whois database: 2026-11-15T00:00:00Z <<<",
      {
        created: "1995-08-14",
        expires: "2027-08-13",
        updated: "2024-08-14",
        registrar: "IANA",
        dnssec: true,
        referral: "whois.registrar.example",
        statuses: ["clientDeleteProhibited"],
        nameservers: ["a.iana-servers.net"],
      },
    ],
    [
      "Nominet",
      "    Domain name:\n        example.co.uk\n\n    Registrar:\n        Example Ltd [Tag = EX]\n\n    Relevant dates:\n        Registered on: before Aug-1996\n        Expiry date:  12-Dec-2026\n        Last updated:  01-Nov-2025\n\n    Registration status:\n        Registered until expiry date.\n\n    Name servers:\n        ns1.example.net    192.0.2.1\n        ns2.example.net",
      {
        created: "1996-08-01",
        isCreatedBefore: true,
        expires: "2026-12-12",
        updated: "2025-11-01",
        nameservers: ["ns1.example.net", "ns2.example.net"],
        registrar: "Example Ltd [Tag = EX]",
      },
    ],
    [
      ".pt, in two languages",
      "Nome de domínio / Domain Name: example.pt\nData de registo / Creation Date (dd/mm/yyyy): 09/01/2003\nData de expiração / Expiration Date (dd/mm/yyyy): 28/02/2027\nEstado / Status: ACTIVE\n",
      { created: "2003-01-09", expires: "2027-02-28", statuses: ["ACTIVE"] },
    ],
    [
      ".edu",
      "Domain Name: EXAMPLE.EDU\n\nName Servers:\n    NS1.EXAMPLE.EDU\n\nDomain record activated:    24-Apr-1985\nDomain record last updated: 28-Jul-2025\nDomain expires:             31-Jul-2028\n",
      { created: "1985-04-24", expires: "2028-07-31", updated: "2025-07-28", nameservers: ["ns1.example.edu"] },
    ],
    [
      ".hk",
      "Domain Name:  EXAMPLE.HK\nDomain Status: Active\nRegistrar Name: Example Registrar Limited\nDomain Name Commencement Date: 20-06-2001\nExpiry Date: 20-06-2027\n",
      { created: "2001-06-20", expires: "2027-06-20", registrar: "Example Registrar Limited" },
    ],
    [
      ".ie",
      "domain:       example.ie\nregistration: 21-October-1998\nrenewal:      21-October-2027\nnserver:      ns1.example.ie\n",
      { created: "1998-10-21", expires: "2027-10-21", nameservers: ["ns1.example.ie"] },
    ],
    [
      ".kr, in Korean",
      "도메인이름                  : example.kr\n등록일                      : 1999. 07. 28.\n최근 정보 변경일            : 2024. 01. 05.\n사용 종료일                 : 2027. 07. 28.\n",
      { created: "1999-07-28", expires: "2027-07-28", updated: "2024-01-05" },
    ],
    [
      "a registry that answers in Spanish",
      "Dominio: example.test\nFecha de creación: 2002-10-22\nFecha de vencimiento: 22/10/2027\nEstado: activo\n",
      { created: "2002-10-22", expires: "2027-10-22", statuses: ["activo"] },
    ],
    [
      "a registry that answers in French",
      "Nom : example.test\nDate de création : 3 août 2004\nDate d'expiration : 03/08/2027\n",
      { created: "2004-08-03", expires: "2027-08-03" },
    ],
    [
      ".tr and .tw, in words and dots",
      "** Domain Name: example.com.tr\nCreated on..............: 2001-Aug-23.\nRecord expires on 2027-08-22 (YYYY-MM-DD)\n",
      { created: "2001-08-23", expires: "2027-08-22" },
    ],
    [
      "DENIC",
      "% Restricted rights.\nDomain: example.de\nNserver: ns1.example.net\nStatus: connect\nChanged: 2018-03-12T21:44:25+01:00\n",
      { updated: "2018-03-12", statuses: ["connect"], nameservers: ["ns1.example.net"] },
    ],
    [
      "JPRS",
      "[ JPRS database provides information ]\nDomain Information:\n[Domain Name]                   EXAMPLE.JP\n[Name Server]                   ns1.example.jp\n[Created on]                    2001/03/26\n[Expires on]                    2027/03/31\n[Status]                        Active\n[Last Updated]                  2026/04/01 01:05:09 (JST)",
      { created: "2001-03-26", expires: "2027-03-31", updated: "2026-04-01", nameservers: ["ns1.example.jp"] },
    ],
    [
      "a .ru record",
      "domain:        EXAMPLE.RU\nnserver:       ns1.example.ru.\nstate:         REGISTERED, DELEGATED, VERIFIED\nregistrar:     EX-RU\ncreated:       1999-05-31T20:00:00Z\npaid-till:     2027-05-31T21:00:00Z",
      { created: "1999-05-31", expires: "2027-05-31", registrar: "EX-RU", nameservers: ["ns1.example.ru"] },
    ],
    [
      "dots before the colon",
      "domain.............: example.fi\nstatus.............: Registered\ncreated............: 13.11.2003 14:14:54\nexpires............: 31.8.2027 00:00:00\nnserver............: ns1.example.fi [OK]",
      { created: "2003-11-13", expires: "2027-08-31", nameservers: ["ns1.example.fi"] },
    ],
  ])("reads %s", (_, text, expected) => expect(readWhois(text)).toMatchObject({ isRegistered: true, ...expected }));

  it.each([
    'No match for "EXAMPLE.COM".',
    "NOT FOUND",
    "% No entries found for the selected source(s).",
    "Domain: example.de\nStatus: free",
    "The queried object does not exist: no such domain",
    "This domain is available for registration.",
    "El dominio no se encuentra registrado en NIC Argentina",
    "위에서 검색하신 도메인이름은 등록되어 있지 않습니다.",
  ])("takes “%s” for free", (text) => expect(readWhois(text)).toEqual({ isRegistered: false, statuses: [], nameservers: [] }));
  it.each(["", "Error: rate limit exceeded, try again", "<html><body>503</body></html>", "\0".repeat(5_000)])(
    "takes %j for no record",
    (text) => expect(readWhois(text)).toBeUndefined(),
  );
  it("stays quick on an answer made to be slow", () => {
    const started = cpuTime();
    readWhois(`${" ".repeat(60)}${"a.".repeat(90_000)}`);
    readWhois("a :".repeat(60_000));
    expect(cpuTime() - started).toBeLessThan(500);
  });
});

describe("filledRecord", () => {
  it("fills gaps and overwrites nothing", () => {
    const first = { isRegistered: true, created: "1995-08-14", statuses: ["ok"], nameservers: [] };
    const second = {
      isRegistered: true,
      created: "2019-01-01",
      expires: "2027-01-01",
      registrar: "X",
      statuses: ["clientHold"],
      nameservers: ["ns1.example.net"],
    };
    expect(filledRecord(first, second)).toEqual({
      isRegistered: true,
      created: "1995-08-14",
      expires: "2027-01-01",
      registrar: "X",
      statuses: ["ok"],
      nameservers: ["ns1.example.net"],
    });
  });
  it("does not let a referral that knows nothing unregister a domain", () => {
    const first = { isRegistered: true, created: "1995-08-14", statuses: [], nameservers: [] };
    expect(filledRecord(first, { isRegistered: false, statuses: [], nameservers: [] })).toBe(first);
  });
});

describe("explainStatus", () => {
  it.each([
    ["clientHold", "clientHold", "bad"],
    ["client hold", "clientHold", "bad"],
    ["server transfer prohibited", "serverTransferProhibited", "good"],
    ["REGISTERED, DELEGATED", "REGISTERED, DELEGATED", "info"],
  ])("%s", (raw, code, level) => expect(explainStatus(raw)).toMatchObject({ code, level }));
});

describe("judgeAge", () => {
  const archive = (date: string | null): Witness => ({
    state: date ? "found" : "none",
    source: "Wayback Machine",
    sourceUrl: null,
    reason: null,
    date,
    isBefore: false,
  });
  const judge = (record: Parameters<typeof judgeAge>[0]["record"], archived: string | null = null, certified: string | null = null) =>
    judgeAge({
      input: "example.com",
      name: domainNameOf("example.com"),
      record,
      source: "RDAP of x",
      sourceUrl: null,
      trouble: "No answer.",
      archive: archive(archived),
      certificate: archive(certified),
      today: "2026-11-15",
    });
  const base = { isRegistered: true, statuses: [], nameservers: [] };

  it("counts from the registration", () => {
    expect(judge({ ...base, created: "1997-09-15" })).toMatchObject({
      age: { years: 29, months: 2, days: 0 },
      verdict: { figure: "29", unit: "years", level: "pass", headline: "Registered Sep 15, 1997: 29 years, 2 months old." },
    });
  });

  it.each([
    ["2003-05-12", null, "2019-03-02", "Registered 2019, but archived since 2003."],
    ["2019-02-20", null, "2019-03-02", "Registered Mar 02, 2019: 7 years, 8 months, 13 days old."],
    [null, "2015-06-01", "2019-03-02", "Registered 2019, but had a certificate in 2015."],
    ["2016-01-01", "2015-06-01", "2019-03-02", "Registered 2019, but had a certificate in 2015."],
    ["2014-01-01", "2015-06-01", "2019-03-02", "Registered 2019, but archived since 2014."],
    [null, "2019-03-02", "2019-03-02", "Registered Mar 02, 2019: 7 years, 8 months, 13 days old."],
  ])("archived %s, certified %s, registered %s", (archived, certified, created, headline) =>
    expect(judge({ ...base, created }, archived, certified).verdict.headline).toBe(headline),
  );

  it.each([
    ["2026-11-14", "Expired 1 day ago."],
    ["2026-11-20", "Expires in 5 days."],
  ])("looks at the end: %s", (expires, headline) =>
    expect(judge({ ...base, created: "2000-01-01", expires }).verdict.headline).toBe(headline),
  );

  it("never makes a number of nothing", () => {
    expect(judge(undefined)).toMatchObject({
      age: null,
      expiresInDays: null,
      registration: { state: "unavailable", reason: "No answer.", date: null },
      verdict: { figure: "–", headline: "No witness answered." },
    });
    expect(judge({ ...base, created: "2027-01-01" }).age).toBeNull();
  });

  it("says that a domain is free", () => {
    expect(judge({ isRegistered: false, statuses: [], nameservers: [] }, "2003-01-01")).toMatchObject({
      registration: { state: "none", reason: "The registry has no example.com. It seems to be free." },
      verdict: { figure: "Free", headline: "example.com is not registered.", summary: "It was in use once: the archive has pages of it." },
    });
  });

  it("falls back on the logs where neither registry nor archive knows a day", () => {
    expect(judge(base, null, "2020-11-15")).toMatchObject({
      seenAge: { years: 6, months: 0, days: 0 },
      verdict: { figure: "6", unit: "years", headline: "First certificate Nov 15, 2020, 6 years ago." },
    });
    expect(judge({ isRegistered: false, statuses: [], nameservers: [] }, null, "2020-11-15").verdict.summary).toBe(
      "It was in use once: the logs have a certificate for it.",
    );
  });

  it("falls back on the archive where the registry gives no dates", () => {
    expect(judge({ ...base, statuses: ["connect"] }, "2001-03-02")).toMatchObject({
      registration: { state: "none", reason: "The registry of .com publishes no day of registration." },
      verdict: { figure: "25", unit: "years", headline: "First archived Mar 02, 2001, 25 years, 8 months, 13 days ago." },
    });
  });
});
