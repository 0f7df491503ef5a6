/**
 * What at least six games share of their kit is one file, which comes with their room, instead of one file a module that
 * each game loads. The settings of games stand on another screen too, so what they import stays apart.
 */
export const gameKit = {
  name: 'game-kit',
  test: /[\\/]src[\\/]games[\\/]kit[\\/](?!time-limit)/,
  minShareCount: 6,
  includeDependenciesRecursively: false,
};
