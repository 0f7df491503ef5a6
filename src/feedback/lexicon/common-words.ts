import type { NounClass, WordEntry } from './word-entry.ts';

/**
 * Frequent words that WordNet lacks, or whose parts of speech it ranks in another order than learners use
 * them: its counts are from novels and newspapers of 1961. An entry such as
 * "cook vn person ox" has up to four parts:
 *
 *   cook    the word
 *   vn      its parts of speech, the most used first: n noun, v verb, a adjective, r adverb
 *   person  of a noun, its class, see `NounClass`
 *   ox      of a verb, o where it can have an object, x where it can be without
 *
 * A word without parts of speech, such as "us", is left to the lists of grammar words.
 */
const TABLE = `
like v o | work vn idea x | love vn idea o | help vn idea ox | cook vn person ox | present nav idea o | kind na idea
live va x | mean va o | age n idea | today r | tomorrow r | yesterday r | tonight r | us  | well r | even r | right ar | home nr place
left r | back rnv thing o | open av ox | clean av o | light nav thing ox | last av x | next a | first ar | second an time
own av o | same a | other a | such a | fun n idea | close va ox | near a | late ar | early ar | hard ar | fast ar
far ra | long arv x | high ar | low ar | ready a | sure a | nice a | fine arv o | pretty ar | little a | big a | small a
cold an idea | warm av o | dry av ox | cool av o | free av o | full a | empty av o | dirty a | wet a | better a | best a
worse a | worst a | good an idea | bad a | fat an stuff | thin a | thick a | old a | new a | young a | rich a
poor a | sick a | ill a | dead a | alive a | alone ra | together r | here r | there r | now r | then r | always r
never r | also r | maybe r | again r | still r | just r | only ra | ever r | once r | twice r | soon r
away r | outside r | inside r | upstairs r | downstairs r | abroad r | online ra | however r | often r | very r
usually r | sometimes r | already r | yet r | almost r | quite r | rather r | really r | finally r | suddenly r | perhaps r
internet n thing | website n thing | email nv thing o | app n thing | smartphone n thing | laptop n thing | blog n thing | selfie n thing
google v o | text nv thing o | phone nv thing o | mobile na thing | computer n thing | tv n thing | wifi n thing | video n thing
mum n person | mom n person | dad n person | grandma n person | grandpa n person | mother n person | father n person | baby n person
friend n person | man n person | woman n person | boy n person | girl n person | child n person | people n person | person n person
human na person | cousin n person | parent n person | husband n person | wife n person | couple n person | kid n person
boss n person | guest n person | nurse n person | doctor n person | judge nv person o | guide nv person o | coach nv person o
pupil n person | host nv person o | neighbour n person | neighbor n person | family n group | team n group | group n group
class n group | company n group | band n group | government n group | police n person | crowd n group
book nv thing o | bus n thing | car n thing | train nv thing o | ship nv thing o | boat n thing | plane n thing | bike n thing
room n thing | house nv thing o | table n thing | door n thing | park nv place o | garden n place | street n place | city n place | history n idea | life n idea
town n place | village n place | country n place | school n place | office n place | shop nv place x | market n place | bank n place
hotel n place | restaurant n place | station n place | airport n place | museum n place | beach n place | sea n place
river n place | mountain n place | kitchen n place | bedroom n place | bathroom n place | hospital n place | university n place | college n place
place nv place o | way n idea | road n place | corner n place | north n place | south n place | east n place | west n place
time n time | day n time | week n time | month n time | year n time | hour n time | minute n time | morning n time
afternoon n time | evening n time | night n time | weekend n time | summer n time | winter n time | autumn n time | spring nv time x
moment n time | century n time | holiday n time | birthday n time | season n time | lunchtime n time | midnight n time | noon n time
breakfast n thing | lunch n thing | dinner n thing | meal n thing | party n idea | game n idea | film nv thing o | movie n thing
music n idea | song n idea | story n idea | word n idea | answer nv idea ox | question nv idea o | problem n idea | idea n idea
name nv idea o | number nv idea o | letter n thing | picture n thing | photo n thing | money n stuff | job n idea | exam n idea | test nv idea o
plan nv idea o | rest nv idea x | walk vn idea ox | run vn idea ox | swim v x | drive v ox | ride vn idea ox | visit vn idea o | play vn idea ox | talk vn idea x
start vn idea ox | stop vn idea ox | finish vn idea ox | end nv idea ox | need vn idea o | want v o | use vn idea o | try vn idea ox
change vn idea ox | turn vn idea ox | call vn idea o | look vn idea x | watch vn thing ox | wash v o | dance vn idea x | sleep vn idea x
drink vn stuff ox | eat v ox | cut vn idea ox | break vn idea ox | fall vn idea x | rain nv idea x | snow nv stuff x | smoke vn stuff ox | travel vn idea x
study vn idea ox | move vn idea ox | stay vn idea x | wait vn idea x | hope vn idea x | wish vn idea ox | thank v o | welcome av o
show vn idea o | tell v o | say v o | ask v ox | think v x | know v ox | find v o | feel v ox | leave v ox
let v o | make v o | take v o | give v o | get v ox | go v x | come v x | put v o | keep v ox | see v o | hear v ox | bring v o | buy v o
meet v ox | pay vn idea ox | sit v x | stand vn idea x | speak v ox | write v ox | read v ox | learn v ox | teach v ox | win v ox | lose v ox
spend v o | send v o | set vn idea o | seem v x | become v x | begin v ox | believe v ox | remember v ox | forget v ox | understand v ox | enjoy v o
matter nv idea x | face nv thing o | hand nv thing o | head nv thing o | eye n thing | foot n thing | water nv stuff o | air n stuff | fire nv idea ox | stone n thing
order nv idea o | bit n idea | lot n idea | part n idea | side n idea | top na idea | bottom na idea | middle na idea | front na idea | centre n place | center n place
fact n idea | reason n idea | result nv idea x | cause nv idea o | point nv idea x | line n idea | form nv idea o | sort nv idea o | type nv idea o
box n thing | bag n thing | cup n thing | glass n thing | bottle n thing | key n thing | bed n thing | chair n thing | floor n thing | wall n thing | window n thing
dog n thing | cat n thing | fish nv thing x | bird n thing | horse n thing | animal n thing | flower n thing | tree n thing | plant nv thing o
male na person | female na person | adult na person | german na person | native an person | general an person | download vn idea o | skydive vn idea x | elderly a | main a | only ra | average an idea
head nv thing o | minute n time | subject n idea | object nv idea x | present nav idea o | record nv idea o | report nv idea o | interest nv idea o
experience nv idea o | practice nv idea x | practise v ox | advice n idea | advise v o | effect n idea | affect v o | lose v ox | loose a
set vn idea o | fit av ox | might  | may  | can  | will  | must  | being  | have v ox | do v ox | be v x | am  | as  | at  | in  | it  | or  | so r | said  | no  | an  | he  | me
`;

function parseEntry(cell: string): WordEntry | undefined {
  const fields = cell.trim().split(/\s+/);
  const [word = ''] = fields;
  if (word === '') return undefined;
  const [parts = '', ...rest] = fields.slice(1);
  const objects = parts.includes('v') ? (rest.at(-1) ?? '') : '';
  return {
    word,
    parts,
    nounClass: parts.includes('n') ? (rest[0] as NounClass) : undefined,
    takesObject: objects.includes('o'),
    canLackObject: objects.includes('x'),
  };
}

/** The entries of the table above, which replace those of `english-words.ts`. */
export const COMMON_WORDS: readonly WordEntry[] = TABLE.split(/[|\n]/).flatMap(
  (cell) => parseEntry(cell) ?? [],
);
