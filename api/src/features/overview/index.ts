export { overviewHandlers } from './overview.routes';
export { forgetFigures } from './overview.service';
