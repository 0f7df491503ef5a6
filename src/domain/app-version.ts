/** The version of the app and its server, such as `0.2.0`; CHANGELOG.md says what it brought. */
export { version as APP_VERSION } from '../../package.json';
