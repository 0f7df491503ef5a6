import type { GrammarForm } from '../../../src/domain/grammar-forms.ts';

/** For each rule of a form, sentences that it corrects: "He [go→goes] home.", or "[go]" without a fix. */
export const RULE_EXAMPLES: Readonly<Record<GrammarForm, Readonly<Record<string, readonly string[]>>>> = {
  be: {
    'be-is-have': ['My sister [is have→has] a dog.', 'He [is have→has] two cats.'],
    'be-are-have': ['They [are have→have] a big house.'],
    'be-am-have': ['I [am have→have] a brother.'],
    'be-your-are': ['[Your are→You are] my friend.'],
  },
  'present-simple': {
    'present-simple-i-am': [
      'I [am like→like] pizza.',
      'I [am live→live] in Rome.',
      'I [am go→go] to school.',
    ],
    'present-simple-haves': ['She [haves→has] two cats.'],
  },
  can: { 'can-cans': ['He [cans→can] swim.'] },
  'there-is': {
    'there-is-is-there-any': ['[Is→Are] there any shops near here?', '[Is→Are] there two beds?'],
    'there-is-have-a': [
      '[Have→There is] a table in the kitchen.',
      '[Has→There is] a big park near my house.',
    ],
    'there-is-have-two': ['[Have→There are] two chairs in the garden.'],
  },
  'present-continuous': {
    'present-continuous-activity': [
      'They are [play→playing] football now.',
      'My brother is not [sleep→sleeping].',
    ],
    'present-continuous-with-s': ['She is [wears→wearing] a red dress today.'],
    'present-continuous-object': [
      'I am [read→reading] a book at the moment.',
      'She is [make→making] the beds.',
    ],
    'present-continuous-having': ['We are [have→having] lunch.', 'She is [have→having] a shower.'],
    'present-continuous-weather': ['It is [rain→raining] again.'],
  },
  'past-simple': {
    'past-simple-did-not': ['She did not [liked→like] the film.', 'We did not [went→go] there.'],
    'past-simple-were-not': ["They [weren't go→didn't go] out.", "I [wasn't see→didn't see] him."],
  },
  comparison: {
    'comparison-more-good': ['This film is [more good→better] than that one.'],
    'comparison-more-bad': ['My day was [more bad→worse] than yours.'],
  },
  'going-to': { 'going-to-gonna': ['I am [gonna to→going to] sleep.'] },
  'past-continuous': {
    'past-continuous-activity': [
      'He was [cook→cooking] dinner at six.',
      'We were [walk→walking] home when it began.',
    ],
    'past-continuous-with-s': ['He was [drives→driving] home.'],
    'past-continuous-object': ['She was [take→taking] a photo when I came.'],
    'past-continuous-having': [
      'I was [have→having] a shower when you called.',
      'They were [have→having] dinner.',
    ],
    'past-continuous-weather': ['It was [snow→snowing] hard when we left.'],
  },
  'present-perfect': {
    'present-perfect-been': ['I have never [been eat→eaten] sushi.'],
    'present-perfect-base': ['She has already [eat→eaten].', 'Have you ever [eat→eaten] octopus?'],
    'present-perfect-did-you-been': ['[Did you ever been→Have you ever been] to London?'],
    'present-perfect-did-she-been': ['[Did she ever been→Has she ever been] to London?'],
  },
  obligation: { 'obligation-musts': ['He [musts→must] go.'] },
  will: { 'will-wills': ['She [wills→will] help you.'] },
  'gerund-or-infinitive': { 'gerund-or-infinitive-stop': ['I stopped [smoke→smoking].'] },
  'second-conditional': {
    'second-conditional-would-to': ['If I had a car, I would [to drive→drive].'],
  },
  'relative-clauses': {
    'relative-clauses-who': ['I like films [who→that] make me laugh.'],
    'relative-clauses-where-in-it': ['This is the house where I live [in it→].'],
  },
  'past-perfect': {
    'past-perfect-has': ['When we came back, someone [has→had] eaten our cake.'],
    'past-perfect-base': ['The guests had already [arrive→arrived] when I came.'],
  },
  'perfect-continuous': {
    'perfect-continuous-base': [
      'I have been [wait→waiting] for an hour.',
      'She has been [work→working] here since May.',
      'How long have you been [wait→waiting]?',
    ],
    'perfect-continuous-rain': ['It has been [rain→raining] all day.'],
    'perfect-continuous-is-been': ['She [is been→has been] working all day.'],
    'perfect-continuous-are-been': ['They [are been→have been] waiting for us.'],
  },
  possibility: { 'possibility-ing': ['It might [raining→be raining].'] },
  'asking-and-telling': { 'asking-and-telling-that': ['I asked him [that he comes→to come].'] },
  passive: {
    'passive-base': ['English is [speak→spoken] here.', 'The bridge is being [build→built].'],
    'passive-is-been': ['The house is [been] painted.'],
    'passive-from': ['The road was closed [from→by] the police.'],
  },
  'reported-speech': { 'reported-speech-that-if': ['She asked me [that if→if] I was ready.'] },
  'third-conditional': {
    'third-conditional-had': ['If she had [study→studied], she would have passed.'],
    'third-conditional-would-have': ['I would have [ask→asked] you.'],
    'third-conditional-of': ['I would [of→have] called you.'],
  },
  'future-perfect-and-continuous': {
    'future-perfect-and-continuous-base': [
      'By June I will have [finish→finished] the course.',
      "By ten we'll have [write→written] it.",
      'By May they will have [paint→painted] the house.',
    ],
    'future-perfect-and-continuous-ing': ['I will have [finishing→finished] it by Monday.'],
    'future-perfect-and-continuous-been': ['They will [been→have been] working for ten years.'],
    'future-perfect-and-continuous-by-then': [
      'By next summer I [will finish→will have finished] two courses already.',
    ],
    'future-perfect-and-continuous-activity': ['This time tomorrow we will be [travel→travelling] to Rome.'],
    'future-perfect-and-continuous-having': ['At eight she will be [have→having] dinner.'],
  },
  'have-done': {
    'have-done-base': ['He got his passport [renew→renewed].', 'She has her nails [do→done] every month.'],
    'have-done-order': ['We [had fixed the roof→had the roof fixed] by a builder.'],
    'have-done-hair': ["I [cut my hair→had my hair cut] at the hairdresser's yesterday."],
  },
  'extra-clauses': {
    'extra-clauses-that': ['My bike, [that→which] is twelve years old, still works well.'],
    'extra-clauses-who': ['My car, [who→which] is red, is fast.'],
    'extra-clauses-whos': ["My dog, [who's→whose] tail is long, is called Rex."],
  },
  'verbs-with-two-patterns': {
    'verbs-with-two-patterns-base': ['I remember [lock] the door.', 'I regret [tell] you that.'],
    'verbs-with-two-patterns-try': ['I tried [open→to open] the window.'],
    'verbs-with-two-patterns-memory': ['I remember [to see→seeing] you at the fair last year.'],
    'verbs-with-two-patterns-never-forget': ['I will never forget [to meet→meeting] her last year.'],
    'verbs-with-two-patterns-do-not-forget': ["Don't forget [locking→to lock] the door."],
  },
  articles: {
    'articles-general': [
      '[The life→Life] is sometimes hard.',
      'Yes, but [the nature→nature] is always kind.',
    ],
  },
  'the-more': {
    'the-more-best': ['The sooner, the [best→better].'],
    'the-more-worst': ['The later, the [worst→worse].'],
    'the-more-most': ['The [most→more] I eat, the more I want.'],
    'the-more-plain': ['The more you practise, the [good→better] you get.'],
    'the-more-double': ['The more I practise, the [more better→better] I get.'],
  },
  wishes: {
    'wishes-rather-ing': ['I would rather [staying→stay] at home.'],
  },
};
