export { anonymizeNotifications } from './anonymize-notifications.service';
export { notificationHandlers } from './notification.routes';
export { getOwnNotification } from './notification.service';
export { actionOf, isNotificationType, type NotificationType } from './notification-texts';
export {
  archiveInvitation,
  closeAction,
  closeReminders,
  notifyAdmins,
  notifyEach,
  notifyHosts,
  notifyPeople,
  withdrawAction,
  withdrawActions,
  withdrawReminders,
  writeNotification,
  writeNotifications,
} from './notify.service';
