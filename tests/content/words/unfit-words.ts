/**
 * Words that have no place in a bank for learners from nine years on: rude ones, and themes that the bank
 * leaves out (violence, drugs, alcohol, sex). Looked up as whole words, in all their forms.
 */
export const UNFIT_WORDS: readonly string[] = `
arse ass bastard bitch bloody bollocks boob bugger bullshit cock crap cunt damn dick dickhead fag fart fuck
hell nigger piss porn prick pussy rape retard sex sexy shit slut tit turd wank wanker whore alcohol
alcoholic beer cigarette cocaine drunk heroin marijuana nude tobacco vodka whisky wine bomb corpse gun
killer massacre murder murderer rifle slaughter suicide torture
`
  .trim()
  .split(/\s+/);
