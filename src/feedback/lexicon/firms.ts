const KNOWN_FIRMS =
  /^(?:Amazon|Apple|Asda|Disney|Facebook|Ford|Google|Ikea|Lidl|Microsoft|Netflix|Nike|Nintendo|Nokia|Samsung|Sainsbury’s|Sony|Starbucks|Tesco|Toyota|Twitter|Uber|Volkswagen|WhatsApp|YouTube|United)$/;

/** In capitals, and not the name of a country: BBC, NASA; not "I" or "US". */
const ABBREVIATION = /^(?!U(?:SA?|K|AE)$|USSR$|TV$|DVD$|PC$|CV$)\p{Lu}{3,6}$/u;

/**
 * Whether a name as written is that of a firm, an office or a team, which takes either verb in British
 * English: "The BBC say", "Tesco are".
 */
export function isNameOfFirm(name: string): boolean {
  return KNOWN_FIRMS.test(name) || ABBREVIATION.test(name) || /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(name);
}
