export { AmountOf, NeedFill } from './need-fill';
